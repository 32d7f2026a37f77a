import { startFiles } from './startFiles.ts';

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
  startFiles(page, { first: [], shell: files }, new Promise((resolve) => (answer = resolve)));
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
  startFiles(page, { first: [], shell: files }, answers);
  await jest.advanceTimersByTimeAsync(600);
  expect(scriptsOf(page)).toHaveLength(2);
});

test('[S-11] without an order the page starts it itself', async () => {
  const page = aPage();
  startFiles(page, { first: [], shell: [] }, Promise.resolve());
  await jest.advanceTimersByTimeAsync(600);
  expect(scriptsOf(page)).toEqual([]);
});

test('[S-11] what draws the first view starts at once, whichever file comes first, and only it waits for nothing', async () => {
  const page = aPage();
  startFiles(page, { first: files.slice(0, 1), shell: files.slice(1) }, new Promise(() => undefined));
  expect(scriptsOf(page)).toEqual([
    expect.objectContaining({ path: files[0]?.href, integrity: files[0]?.integrity, isAsync: true }),
  ]);
  await jest.advanceTimersByTimeAsync(600);
  expect(scriptsOf(page).map(({ path }) => path)).toEqual(files.map(({ href }) => href));
});

test('[S-11] a sheet of the shell blocks no paint, and a script’s arrival is told before it runs', async () => {
  const page = aPage();
  const sheet = { href: '/artefacts/shell/1/main.css', as: 'style' as const, integrity: 'sha384-css' };
  startFiles(page, { first: [], shell: [sheet, ...files] }, Promise.resolve());
  await jest.advanceTimersByTimeAsync(0);
  const links = [...page.head.querySelectorAll('link')].map(({ rel, media, as, integrity }) => [
    rel,
    media || as,
    integrity,
  ]);
  expect(links).toEqual([
    ['stylesheet', 'print', 'sha384-css'],
    ['preload', 'script', 'sha384-vendor.js'],
    ['preload', 'script', 'sha384-main.js'],
  ]);
  expect(scriptsOf(page)).toHaveLength(2);
});
