import type { TypedWord } from './typedWords.ts';

/** No stemmer changes a word's first letters. */
const stemLetters = 2;

/** Letters that a text may have instead of a plain one. */
const marked: Readonly<Record<string, string>> = {
  a: 'aàáâãäåæ',
  c: 'cç',
  d: 'dđ',
  e: 'eèéêë',
  i: 'iìíîï',
  l: 'lł',
  n: 'nñ',
  o: 'oòóôõöøœ',
  s: 'sßšś',
  u: 'uùúûü',
  y: 'yýÿ',
  z: 'zžźż',
};

const asWritten = (letter: string) => {
  const others = marked[letter] ?? letter;
  return `[${others}${others.toUpperCase()}]`;
};

/**
 * PostgreSQL's regular expression for a word with the same beginning as one of these: a hundredth of the time of
 * reading a sentence's words. Empty, matching everything, for other alphabets. [L-19]
 */
export function sentencePattern(words: readonly TypedWord[]): string {
  const beginnings = new Set(
    words.flatMap(({ spellings }) =>
      spellings.map((each) => Array.from(each).slice(0, stemLetters).join('')),
    ),
  );
  const plain = [...beginnings].every((each) => /^[a-z0-9]+$/.test(each));
  if (!plain || beginnings.size === 0) return '';
  return `(^|[^[:alnum:]])(${[...beginnings].map((each) => Array.from(each, asWritten).join('')).join('|')})`;
}
