import { personText } from './personText.ts';

const text = { value: 'Equity Analyst', translated_value: 'Aktienanalystin' };

test.each([
  [text, 'en', { text: 'Equity Analyst' }],
  [text, 'de', { text: 'Aktienanalystin' }],
  [{ value: 'Equity Analyst', translated_value: null }, 'de', { text: 'Equity Analyst', lang: 'en' }],
  [{ value: 'Equity Analyst' }, 'en', { text: 'Equity Analyst' }],
] as const)('[I-03] %j in %s is %j', (words, language, shown) => {
  expect(personText(words, language)).toEqual(shown);
});
