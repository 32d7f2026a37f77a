import { typedWords } from './typedWords.ts';

const spellingsOf = (typed: string) => typedWords(typed).map(({ spellings }) => spellings.join(' '));

test.each([
  ['Zürich', ['zurich zuerich']],
  ['zuerich', ['zuerich zurich']],
  ['Naegeli', ['naegeli nageli']],
  ['Größe', ['grosse groesse']],
  ['GRÖSSE'.normalize('NFD'), ['grosse groesse']],
  ['neue Quelle', ['neue', 'quelle']],
  ['résumé', ['resume']],
  ['euro-area M&A', ['euro', 'area', 'm', 'a']],
  ['BRK/B NESN.S 1.5 %', ['brk', 'b', 'nesn', 's', '1.5']],
  ["d'Ivoire’s", ['d', 'ivoire', 's']],
  ['  \\ : * ( | ! 😀 ', []],
  ['', []],
])('[L-19] %j is the words %j', (typed, words) => {
  expect(spellingsOf(typed)).toEqual(words);
});

test('[L-19] a spelling that nobody typed must be long enough to be a beginning', () => {
  expect(typedWords('Shoe')).toEqual([{ written: 'shoe', spellings: ['shoe', 'sho'], begins: ['shoe'] }]);
  expect(typedWords('naege')[0]?.begins).toEqual(['naege', 'nage']);
});

test('of very many words the first count', () => {
  expect(typedWords('word '.repeat(100))).toHaveLength(30);
});
