import { startShell } from './startShell.ts';

const files = ['vendor.js', 'main.js'].map((name) => ({
  href: `/artefacts/shell/1/${name}`,
  as: 'script' as const,
  integrity: `sha384-${name}`,
}));

const scriptsOf = (page: Document) =>
  [...page.head.querySelectorAll('script')].map(({ src, integrity, crossOrigin, async: isAsync }) => ({
    path: new URL(src, 'http://localhost').pathname,
    integrity,
    crossOrigin,
    isAsync,
  }));

const aPage = () =>
  Object.defineProperty(document.implementation.createHTMLDocument(), 'readyState', { value: 'complete' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[S-11] the shell starts in order and checked once the answers are there, and once', async () => {
  const page = aPage();
  let answer: (value: unknown) => void = () => {};
  startShell(page, files, new Promise((resolve) => (answer = resolve)));
  await jest.advanceTimersByTimeAsync(599);
  expect(scriptsOf(page)).toEqual([]);
  answer(undefined);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(scriptsOf(page)).toEqual(
    files.map(({ href, integrity }) => ({ path: href, integrity, crossOrigin: 'anonymous', isAsync: false })),
  );
});

test.each([
  ['never comes', new Promise(() => undefined)],
  ['fails', Promise.reject(new Error('no network'))],
])('[S-11] an answer that %s does not hold up the shell for long', async (_what, answers) => {
  const page = aPage();
  startShell(page, files, answers);
  await jest.advanceTimersByTimeAsync(600);
  expect(scriptsOf(page)).toHaveLength(2);
});

test('[S-11] without an order the page starts it itself', async () => {
  const page = aPage();
  startShell(page, [], Promise.resolve());
  await jest.advanceTimersByTimeAsync(600);
  expect(scriptsOf(page)).toEqual([]);
});
