import { bestFit, folded, nameFit, spellings } from './nameFit.ts';

test.each([
  ['bank', 'Bank', 4],
  ['bank', 'Bank of X', 3],
  ['bank', 'Alberris-Bank', 2],
  ['x bank', 'Bank of X', 2],
  ['ban of', 'Bank of X', 2],
  ['bank', 'Xbank', 1],
  ['bank', 'Privatbanken und Bank', 2],
  ['of ank', 'Bank of X', 1],
  ['banc', 'Bank of X', 0],
  ['bank y', 'Bank of X', 0],
  ['large cap', 'Large-Cap', 4],
  ['STRASSE', 'Straße', 4],
  ['zurich', 'Neue Zürich', 2],
  ['zuerich', 'Neue Zürich', 2],
  ['novartis', 'Nordulis Media', 0],
  ['', 'Bank', 0],
  ['%', 'Bank', 0],
])('[L-03] %j in %j fits %i', (typed, name, fit) => {
  expect(bestFit(spellings(name), folded(typed))).toBe(fit);
});

test('what was typed in one name is not made up from two', () => {
  expect(bestFit(['alpin bank', 'other'], 'alpin other')).toBe(0);
  expect(nameFit('alpin other', 'alpin other')).toBe(4);
});
