/** A word of a text, with where it stands. */
export interface Word {
  start: number;
  end: number;
  folded: string;
}

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** A word without case and accents, as the search compares it. */
const fold = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => letters[letter] ?? letter);

/** The words of a text: letters and figures; everything else stands between words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: fold(match[0]),
  }));
}

/** By which words of English and German differ that the search holds to be one. */
const endings = [
  '',
  ...['d', 'e', 'n', 's', 'y'],
  ...['ed', 'em', 'en', 'er', 'es', 'ly', 'ied', 'ies', 'ing', 'ern', 'ers'],
];
const shortestStem = 3;

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** `zuerich` as `zurich`; `neue` and `quelle` stay. As the search does it. */
const withoutE = (folded: string) =>
  folded.replaceAll(/([ao])e|(?<![aeoq])ue/g, (_, vowel: string | undefined) => vowel ?? 'u');

/**
 * Whether a word of a text is one that was sought: it begins so (Bankaktien for bank), or differs in its ending alone
 * (study for studies), or in how it writes umlauts. Of one or two letters it is the very word. Both are folded.
 */
export const bearsWord = (word: string, sought: string): boolean =>
  isOneWord(word, sought) || isOneWord(withoutE(word), withoutE(sought));

function isOneWord(word: string, sought: string): boolean {
  if (sought.length < shortestStem) return word === sought;
  if (word.startsWith(sought)) return true;
  const stem = sharedLength(word, sought);
  return stem >= shortestStem && [word, sought].every((each) => endings.includes(each.slice(stem)));
}
