import { sentencePattern } from './sentencePattern.ts';
import { typedWords } from './typedWords.ts';

const isLikely = (typed: string, text: string) =>
  new RegExp(sentencePattern(typedWords(typed)).replace('[:alnum:]', '\\p{L}\\p{N}'), 'u').test(text);

test.each([
  ['zuerich', 'Nach Zürich', true],
  ['Zürich', 'in ZUERICH', true],
  ['uebernahme', 'die Übernahme', true],
  ['ubernahme', '„Übernahme“', true],
  ['Häuser', 'das Haus', true],
  ['studies', 'a study', true],
  ['ärger', 'Argo', true],
  ['1.5', 'um 1.5 %', true],
  ['zins', 'Leitzins', false],
  ['hydrogen', 'a house', false],
  ['hydrogen house', 'a house', true],
  ['東京', 'a house', true],
  ['', 'a house', true],
])('[L-19] a search for %j may be met by %j: %s', (typed, text, likely) => {
  expect(isLikely(typed, text)).toBe(likely);
});
