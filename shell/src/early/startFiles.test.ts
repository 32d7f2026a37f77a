import { timeZone } from '@portal/i18n';
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

const preloadsOf = (page: Document) =>
  [...page.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href }) => new URL(href, 'http://localhost').pathname,
  );

const aPage = () =>
  Object.defineProperty(document.implementation.createHTMLDocument(), 'readyState', { value: 'complete' });

/** Of the browser, and the task after it. */
const frameMs = 20;

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
  ['never comes', () => new Promise(() => undefined)],
  ['fails', () => Promise.reject(new Error('no network'))],
])('[S-11] an answer that %s does not hold up the shell for long', async (_what, answers) => {
  const page = aPage();
  startFiles(page, { first: [], shell: files }, answers());
  await jest.advanceTimersByTimeAsync(600);
  expect(preloadsOf(page)[0]).toBe(files[0]?.href);
  await jest.advanceTimersByTimeAsync(300);
  expect(scriptsOf(page)).toHaveLength(2);
});

test('[S-11] without an order the page starts it itself', async () => {
  const page = aPage();
  startFiles(page, { first: [], shell: [] }, Promise.resolve());
  await jest.advanceTimersByTimeAsync(600);
  expect(scriptsOf(page)).toEqual([]);
});

test('[S-11] what draws the first view starts at once, in any order, and waits for nothing', async () => {
  const page = aPage();
  startFiles(page, { first: files.slice(0, 1), shell: files.slice(1) }, new Promise(() => undefined));
  expect(scriptsOf(page)).toEqual([
    expect.objectContaining({ path: files[0]?.href, integrity: files[0]?.integrity, isAsync: true }),
  ]);
  await jest.advanceTimersByTimeAsync(900);
  expect(scriptsOf(page).map(({ path }) => path)).toEqual(files.map(({ href }) => href));
});

test('[S-11] a shell style sheet blocks no paint; a script’s arrival is known before it runs', async () => {
  const page = aPage();
  const sheet = { href: '/artefacts/shell/1/main.css', as: 'style' as const, integrity: 'sha384-css' };
  startFiles(page, { first: [], shell: [sheet, ...files] }, Promise.resolve());
  await jest.advanceTimersByTimeAsync(frameMs);
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

/** The page's first byte came so long after it was asked for. */
function pageAfter(milliseconds: number): void {
  const visit = { requestStart: 12, responseStart: 12 + milliseconds };
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([visit as PerformanceNavigationTiming]);
}

/** As the browser estimates it, 0 without an estimate; not every browser does. */
const estimate = (rtt: number | undefined) =>
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: rtt === undefined ? undefined : { rtt },
  });

test.each([
  [{ page: 99 }, 'are fetched at once', files.map(({ href }) => href)],
  [{ page: 100 }, 'wait for the answers', []],
  [{ page: 30, rtt: 150 }, 'wait for the answers', []],
  [{ page: 300, rtt: 0 }, 'wait for the answers', []],
  [{ page: 300, rtt: 50 }, 'are fetched at once', files.map(({ href }) => href)],
])(
  '[S-11] on a line of %j ms the shell’s scripts %s; they run after these',
  async (line: { page: number; rtt?: number }, _what, early) => {
    pageAfter(line.page);
    estimate(line.rtt);
    const page = aPage();
    let answer: (value: unknown) => void = () => {};
    startFiles(page, { first: [], shell: files }, new Promise((resolve) => (answer = resolve)));
    expect(preloadsOf(page)).toEqual(early);
    expect(scriptsOf(page)).toEqual([]);
    answer(undefined);
    await jest.advanceTimersByTimeAsync(frameMs);
    expect(preloadsOf(page)).toEqual(files.map(({ href }) => href));
    expect(scriptsOf(page)).toHaveLength(2);
    estimate(undefined);
  },
);

test('[S-11] on a fast line the shell’s sheet is asked for first', () => {
  pageAfter(30);
  const page = aPage();
  const sheet = { href: '/artefacts/shell/1/main.css', as: 'style' as const, integrity: 'sha384-css' };
  startFiles(page, { first: [], shell: [...files, sheet] }, new Promise(() => undefined));
  const [preload, ...others] = page.head.querySelectorAll('link');
  expect(preload).toMatchObject({ rel: 'preload', as: 'style', integrity: 'sha384-css' });
  expect(others.map(({ rel, media }) => [rel, media]).at(-1)).toEqual(['stylesheet', 'print']);
});

test.each([
  ['load', 'has run'],
  ['error', 'cannot come'],
])('[S-11] at the %s of the first view’s code, as it %s, the shell’s scripts run', async (event) => {
  const page = aPage();
  const drawing = { href: '/first.js', as: 'script' as const, integrity: 'sha384-first' };
  startFiles(page, { first: [drawing], shell: files }, Promise.resolve());
  await jest.advanceTimersByTimeAsync(frameMs);
  expect(scriptsOf(page)).toHaveLength(1);
  expect(preloadsOf(page)).toEqual(files.map(({ href }) => href));
  page.head.querySelector('script')?.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(0);
  expect(scriptsOf(page)).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(frameMs);
  expect(scriptsOf(page)).toHaveLength(3);
});

test('[S-11] a sheet comes with the scripts, long before they run', async () => {
  const page = aPage();
  const sheet = { href: '/main.css', as: 'style' as const, integrity: 'sha384-css' };
  const drawing = { href: '/first.js', as: 'script' as const, integrity: 'sha384-first' };
  startFiles(page, { first: [drawing], shell: [sheet, ...files] }, Promise.resolve());
  await jest.advanceTimersByTimeAsync(0);
  expect(page.head.querySelector('link[rel=stylesheet]')).not.toBeNull();
  expect(scriptsOf(page)).toHaveLength(1);
});

test('[S-11] time zones are read once the page is painted, before times are written', async () => {
  const read = jest.spyOn(Intl, 'DateTimeFormat');
  startFiles(aPage(), { first: files.slice(0, 1), shell: [] }, new Promise(() => undefined));
  expect(read).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(frameMs);
  expect(read).toHaveBeenCalledWith('en-GB', { timeZone });
});

test('[S-11] a page in the background, which draws no frame, starts all the same', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const page = aPage();
  startFiles(page, { first: [], shell: files }, Promise.resolve());
  await jest.advanceTimersByTimeAsync(100);
  expect(scriptsOf(page)).toHaveLength(2);
});
