import { typedWords } from '../search/typedWords.ts';
import { respelt, Vocabulary } from './Vocabulary.ts';

const vocabulary = new Vocabulary([
  { word: 'dividende', documents: 10 },
  { word: 'dividend', documents: 20 },
  { word: 'zürich', documents: 5 },
  { word: 'fennaqua', documents: 3 },
  { word: 'automatisierung', documents: 1 },
  { word: 'bank', documents: 8 },
  { word: 'bang', documents: 2 },
]);

test.each([
  ['divident', 'dividend'],
  ['zrich', 'zürich'],
  ['Automatiserung', 'automatisierung'],
  ['dividnde bank', 'dividende bank'],
  ['banx', 'bank'],
  ['Fenn divident', 'fenn dividend'],
  ['divident 2025', 'dividend 2025'],
  ['Q3 divident', 'q3 dividend'],
  ['xylophone', undefined],
  ['divident xylophone', undefined],
  ['dividend', undefined],
  ['Fenn', undefined],
  ['zuerich', undefined],
  ['', undefined],
])('[L-19] for %j it suggests %j', (typed, suggestion) => {
  expect(respelt(typedWords(typed), vocabulary)).toBe(suggestion);
});
