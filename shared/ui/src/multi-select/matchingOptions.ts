import type { MultiSelectOption } from './MultiSelectOption.ts';

/** More than these at once nobody reads, and a browser draws slowly. */
const mostShown = 100;

/** Text as it is compared: without case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim();

/** Whether a text holds what was typed, whatever the case and the accents: zurich finds Zürich. [L-03] */
export function isSubstring(typed: string, text: string): boolean {
  return plain(text).includes(plain(typed));
}

/** The labels of a list as they are compared, made when they are first sought: not again at every key. */
const plainLabels = new WeakMap<readonly MultiSelectOption[], string[]>();

function plainLabelsOf(options: readonly MultiSelectOption[]): string[] {
  const known = plainLabels.get(options) ?? options.map(({ label }) => plain(label));
  plainLabels.set(options, known);
  return known;
}

/** The options that hold what was typed: the first hundred, and how many there are in all. */
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
