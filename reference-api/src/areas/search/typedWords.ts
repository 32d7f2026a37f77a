/** A word that was typed. */
export interface TypedWord {
  /** As it was typed, in small letters. */
  written: string;
  /** As it may be written. */
  spellings: readonly string[];
  /** What the word may begin with. */
  begins: readonly string[];
}

/** More say nothing more about what is looked for. */
const mostWords = 30;

/** A beginning of fewer letters that nobody typed, such as `sho` for `shoe`, would find what is not meant. */
const shortestChanged = 4;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Without accents, as the index has its words. */
export const bare = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** `zürich` as `zuerich`. */
const long = (word: string) => bare(word.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter));

/** `zuerich` as `zurich`; `neue` and `quelle` stay. As `search_short` of the database does it. */
const short = (word: string) =>
  bare(word).replaceAll(/([ao])e|(?<![aeoq])ue/g, (_, vowel: string | undefined) => vowel ?? 'u');

/** What separates words: every mark but a full stop within a number, as `search_text` of the database does it. */
const between = /(?:[^\p{L}\p{N}\p{M}.]|\.(?!\p{N}))+/u;

/** The words of what was typed, each in the spellings of both languages: `ä` and `ae` are one, hyphens separate. */
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
