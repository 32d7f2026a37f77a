import type { MultiSelectOption } from './MultiSelectOption.ts';

/** Nobody reads more, and browsers draw more slowly. */
const mostShown = 100;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim();

/** Whether a text contains the typed text, ignoring case and accents: zurich finds Zürich. [L-03] */
export function isSubstring(typed: string, text: string): boolean {
  return plain(text).includes(plain(typed));
}

/** Folded labels by list, computed once instead of on each keystroke. */
const plainLabels = new WeakMap<readonly MultiSelectOption[], string[]>();

function plainLabelsOf(options: readonly MultiSelectOption[]): string[] {
  const known = plainLabels.get(options) ?? options.map(({ label }) => plain(label));
  plainLabels.set(options, known);
  return known;
}

/** Returns the first hundred options that match, and the total. */
export function matchingOptions(
  options: readonly MultiSelectOption[],
  typed: string,
): { shown: MultiSelectOption[]; total: number } {
  const sought = plain(typed);
  const labels = sought === '' ? [] : plainLabelsOf(options);
  const matching =
    sought === '' ? options : options.filter((_, place) => labels[place]?.includes(sought) === true);
  return { shown: matching.slice(0, mostShown), total: matching.length };
}
