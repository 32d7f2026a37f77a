import type { MultiSelectOption } from './MultiSelectOption.ts';

/** More than these at once nobody reads, and a browser draws slowly. */
export const mostShown = 100;

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

/** The options that hold what was typed: the first hundred, and how many there are in all. */
export function matchingOptions(
  options: readonly MultiSelectOption[],
  typed: string,
): { shown: MultiSelectOption[]; total: number } {
  const sought = plain(typed);
  const matching = options.filter(({ label }) => sought === '' || plain(label).includes(sought));
  return { shown: matching.slice(0, mostShown), total: matching.length };
}
