import { languageBadges } from '../edition-badges/languageBadges.ts';
import { shownTitle } from './shownTitle.ts';

test.each([
  ['Banks', null, 'Banks'],
  ['Banks', 'Banks: a steady quarter', 'Banks'],
  ['', 'Banks: a steady quarter', 'Banks: a steady quarter'],
  ['  ', ' Long ', 'Long'],
  ['', null, undefined],
  ['', '', undefined],
])('of the title %j and the long title %j, %j is shown', (title, long_title, shown) => {
  expect(shownTitle({ title, long_title })).toBe(shown);
});

test.each([
  ['English', [{ language: 'en' }]],
  ['German', [{ language: 'de' }]],
  ['English, German', [{ language: 'en' }, { language: 'de' }]],
  ['German, german', [{ language: 'de' }]],
  ['Rumantsch', [{ word: 'Rumantsch' }]],
  ['', []],
])('[T-01] the language %j has the badges %j', (names, badges) => {
  expect(languageBadges(names)).toEqual(badges);
});
