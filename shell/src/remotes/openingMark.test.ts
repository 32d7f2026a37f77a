import { markOpening, takeFrozen } from './openingMark.ts';

const place = 'portal-opening';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[F-23] a frozen page leaves its mark to the tab’s next page, without workers', () => {
  expect(globalThis).not.toHaveProperty('Worker');
  markOpening('mfe-auth@1.1.0');
  jest.setSystemTime(Date.now() + 5_000);
  expect(takeFrozen()).toBe('mfe-auth@1.1.0');
  expect(takeFrozen()).toBeUndefined();
});

test('[F-23] a tab that is duplicated takes a note with it whose page has not frozen', () => {
  markOpening('mfe-auth@1.1.0');
  jest.setSystemTime(Date.now() + 4_999);
  expect(takeFrozen()).toBeUndefined();
  expect(sessionStorage.getItem(place)).toBeNull();
});

test('[F-23] a page that is opened in the background notes nothing: the system may stop it', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  markOpening('mfe-auth@1.1.0');
  expect(sessionStorage.getItem(place)).toBeNull();
});

test('[F-23] a page that still answers after 5 s has not frozen, and the last screen counts', () => {
  markOpening('mfe-auth@1.1.0');
  jest.advanceTimersByTime(4_000);
  markOpening('mfe-libraries@1.0.0');
  jest.advanceTimersByTime(4_000);
  expect(sessionStorage.getItem(place)).toContain('mfe-libraries@1.0.0');
  jest.advanceTimersByTime(1_000);
  expect(takeFrozen()).toBeUndefined();
});

test('[F-23] a page that is left, or hidden and then stopped by the system, has not frozen', () => {
  takeFrozen();
  markOpening('mfe-auth@1.1.0');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(place)).toBeNull();
  markOpening('mfe-auth@1.1.0');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sessionStorage.getItem(place)).toBeNull();
});

test('[F-23] where nothing is kept for the tab, the page opens all the same', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  for (const name of ['setItem', 'getItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  expect(() => markOpening('mfe-auth@1.1.0')).not.toThrow();
  expect(takeFrozen()).toBeUndefined();
  expect(warned).toHaveBeenCalled();
  jest.restoreAllMocks();
});
