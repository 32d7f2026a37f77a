/** A word, with its position in the text. */
export interface Word {
  start: number;
  end: number;
  folded: string;
}

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** Removes case and accents, like the search. */
const fold = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => letters[letter] ?? letter);

/** Splits a text into words of letters and digits. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: fold(match[0]),
  }));
}

/** English and German endings that the search treats as equal. */
const endings = ['', ...'d e n s y ed em en er es ly ied ies ing ern ers'.split(' ')];
const shortestStem = 3;

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** `zuerich` becomes `zurich`; `neue` and `quelle` stay. Like the search. */
const withoutE = (folded: string) =>
  folded.replaceAll(/([ao])e|(?<![aeoq])ue/g, (_, vowel: string | undefined) => vowel ?? 'u');

/**
 * Whether a word matches a sought one, both folded: by prefix (Bankaktien for bank), ending (study for studies) or
 * spelling of umlauts. One or two letters must match exactly.
 */
export const bearsWord = (word: string, sought: string): boolean =>
  isOneWord(word, sought) || isOneWord(withoutE(word), withoutE(sought));

function isOneWord(word: string, sought: string): boolean {
  if (sought.length < shortestStem) return word === sought;
  if (word.startsWith(sought)) return true;
  const stem = sharedLength(word, sought);
  return stem >= shortestStem && [word, sought].every((each) => endings.includes(each.slice(stem)));
}
