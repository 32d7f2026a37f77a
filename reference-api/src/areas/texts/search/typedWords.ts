export interface TypedWord {
  /** In lower case. */
  written: string;
  spellings: readonly string[];
  /** What a matching word may begin with. */
  begins: readonly string[];
}

/** More do not make a search more precise. */
const mostWords = 30;

/** Shorter beginnings that nobody typed, such as `sho` for `shoe`, would find wrong words. */
const shortestChanged = 4;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Without accents, as in the index. */
export const bare = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** `zürich` as `zuerich`. */
const long = (word: string) => bare(word.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter));

/** `zuerich` as `zurich`; `neue` and `quelle` stay. Like `search_short` of the database. */
const short = (word: string) =>
  bare(word).replaceAll(/([ao])e|(?<![aeoq])ue/g, (_, vowel: string | undefined) => vowel ?? 'u');

/** All punctuation except a full stop within a number, like `search_text` of the database. */
const between = /(?:[^\p{L}\p{N}\p{M}.]|\.(?!\p{N}))+/u;

/** In the spellings of both languages: `ä` equals `ae`, hyphens separate words. */
export function typedWords(typed: string): TypedWord[] {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .split(between)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => {
      const spellings = [...new Set([bare(word), long(word), short(word)])].filter((each) => each !== '');
      const begins = spellings.filter((each) => each === bare(word) || each.length >= shortestChanged);
      return { written: word, spellings, begins };
    })
    .filter(({ spellings }) => spellings.length > 0);
}
