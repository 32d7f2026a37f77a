import { readCookie, removeCookie, writeCookie } from './cookies.ts';

test('a cookie is written, read back and removed', () => {
  expect(writeCookie('language', 'de', { days: 400 })).toBe(true);
  expect(readCookie('language')).toBe('de');
  removeCookie('language');
  expect(readCookie('language')).toBeUndefined();
});

test('what another tab wrote is read at once', () => {
  expect(readCookie('language')).toBeUndefined();
  document.cookie = 'language=de; path=/';
  expect(readCookie('language')).toBe('de');
  document.cookie = 'language=en; path=/';
  expect(readCookie('language')).toBe('en');
  removeCookie('language');
});

test('a cookie over the browser’s limit is refused instead of being lost in silence', () => {
  expect(writeCookie('language', 'x'.repeat(4096))).toBe(false);
  expect(readCookie('language')).toBeUndefined();
});
