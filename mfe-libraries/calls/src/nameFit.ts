/** Folds text to compare names: ignores case, accents and hyphens. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[\p{Pd}\s]+/gu, ' ')
    .trim();
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Folded spellings of a name: zurich and zuerich for Zürich. */
export function spellings(name: string): string[] {
  const long = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
  return [...new Set([folded(name), folded(long)])];
}

function beginsWord(name: string, word: string): boolean {
  for (let place = name.indexOf(word); place >= 0; place = name.indexOf(word, place + 1))
    if (place === 0 || !/[\p{L}\p{N}]/u.test(name.charAt(place - 1))) return true;
  return false;
}

/**
 * How well a folded name matches folded text: 4 equal, 3 at its beginning, 2 if every word typed begins one of its
 * words, 1 if it contains each, 0 otherwise. [L-03]
 */
export function nameFit(name: string, typed: string): number {
  if (typed === '') return 0;
  if (name === typed) return 4;
  if (name.startsWith(typed)) return 3;
  const words = typed.split(' ');
  if (!words.every((word) => name.includes(word))) return 0;
  return words.every((word) => beginsWord(name, word)) ? 2 : 1;
}

/** The best fit among folded names. */
export const bestFit = (names: readonly string[], typed: string): number =>
  Math.max(0, ...names.map((name) => nameFit(name, typed)));
