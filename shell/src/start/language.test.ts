import { startLanguage } from './language.ts';

test.each([
  ['?language=de', 'en', 'de'],
  ['?language=German', undefined, 'de'],
  ['?language=EN', 'de', 'en'],
  ['?language=fr', 'de', 'de'],
  ['', 'de', 'de'],
  ['', 'nonsense', 'en'],
  ['', undefined, 'en'],
])('[A-08] [I-01] address %p and cookie %p give %s', (search, cookie, language) => {
  expect(startLanguage(search, cookie)).toBe(language);
});
