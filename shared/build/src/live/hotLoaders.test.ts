import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

type Loader = (this: { callback: (error: null, code: string) => void }, source: string) => void;

const fromHere = createRequire(__filename);

function made(file: string, source: string): string {
  const results: string[] = [];
  (fromHere(file) as Loader).call({ callback: (_, code) => void results.push(code) }, source);
  return results.join();
}

const withLoader = 'export async function loader() {}\nexport function Component() {}\n';

/** Runs only the code that the loader added. */
function follow(code: string, data: object | undefined) {
  const handed: Record<string, unknown> = {};
  const hot = { data, accept: jest.fn(), dispose: (hand: (to: object) => void) => hand(handed) };
  const added = code.slice(withLoader.length).replaceAll('import.meta.webpackHot', 'hot');
  runInNewContext(added, { hot, globalThis, setTimeout });
  return { hot, handed };
}

describe('[F-13] a saved screen that has a loader next to its component', () => {
  const refresh = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    refresh.mockReset();
    Object.assign(globalThis, { __portalRefresh: { performReactRefresh: refresh } });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, '__portalRefresh');
  });

  test('is accepted, and shown once its module has run', () => {
    const code = made('./hotScreens.cjs', withLoader);
    const first = follow(code, undefined);
    expect(first.hot.accept).toHaveBeenCalledWith();
    jest.runAllTimers();
    expect(refresh).not.toHaveBeenCalled();
    follow(code, first.handed);
    expect(refresh).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test.each(['export const loader = () => null;', 'export function loader() {}'])('%s counts', (source) => {
    expect(made('./hotScreens.cjs', source)).not.toBe(source);
  });

  test.each(['export function Component() {}', 'export function loaderOf() {}', 'const loader = 1;'])(
    '%s is left to React Refresh',
    (source) => expect(made('./hotScreens.cjs', source)).toBe(source),
  );
});

test('[F-13] saved messages of both languages are followed, and shown again', () => {
  const code = made('./hotMessages.cjs', 'export const loadMessages = 1;');
  expect(code).toContain(
    "import.meta.webpackHot?.accept(['./en.ts', './de.ts'], () => void showMessagesAgain(",
  );
  expect(code).toMatch(/^export const loadMessages = 1;/);
});
