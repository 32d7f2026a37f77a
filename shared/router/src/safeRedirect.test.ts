import { safeRedirect } from './safeRedirect.ts';

const origin = 'https://portal.example';

test.each([
  ['/', '/'],
  ['/equities?Sector=Banks%3BInsurance', '/equities?Sector=Banks%3BInsurance'],
  ['/all-research?search_term=z%C3%BCrich#top', '/all-research?search_term=z%C3%BCrich#top'],
  ['/a/../todays-highlights', '/todays-highlights'],
])('%s leads to %s', (text, target) => {
  expect(safeRedirect(text, origin)).toBe(target);
});

test.each([
  null,
  undefined,
  '',
  'todays-highlights',
  '//',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'https://portal.example@evil.example/',
  'https://user:secret@portal.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://portal.example/1',
  'http:/evil.example',
])('%p is dropped', (text) => {
  expect(safeRedirect(text, origin)).toBeUndefined();
});
