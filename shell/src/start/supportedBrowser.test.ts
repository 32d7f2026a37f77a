import { isSupportedBrowser } from './supportedBrowser.ts';

const supports = jest.fn<boolean, [string]>();

beforeEach(() => {
  Object.assign(globalThis, { CSS: { supports } });
  Object.assign(URL, { canParse: () => true });
  supports.mockReturnValue(true);
});

/** Without it, as in an older browser. */
function isSupportedWithout(owner: object, name: string): boolean {
  const had = Object.getOwnPropertyDescriptor(owner, name);
  Reflect.deleteProperty(owner, name);
  const isSupported = isSupportedBrowser();
  if (had !== undefined) Object.defineProperty(owner, name, had);
  return isSupported;
}

test('[S-12] a browser with all of it is supported', () => {
  expect(isSupportedBrowser()).toBe(true);
});

test('[S-12] a browser without one of them is not', () => {
  expect(isSupportedWithout(Array.prototype, 'toSorted')).toBe(false);
  expect(isSupportedWithout(URL, 'canParse')).toBe(false);
  supports.mockReturnValue(false);
  expect(isSupportedBrowser()).toBe(false);
  expect(supports).toHaveBeenLastCalledWith('selector(:has(a))');
});
