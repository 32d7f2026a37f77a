import type { LibrariesMessage } from '#messages/index.ts';

/** The asset classes that the highlights offer to tick, as tags spell them, and their words. [H-02] */
export const quickFilters: readonly { value: string; label: LibrariesMessage }[] = [
  { value: 'Equity', label: 'libraries.highlights.equity' },
  { value: 'Fixed Income', label: 'libraries.highlights.fixedIncome' },
  { value: 'Markets', label: 'libraries.highlights.markets' },
];

/** The values of a category with one ticked or cleared; ticked ones stand in the order in which they are offered. */
export function withTick(values: readonly string[], value: string, ticked: boolean): string[] {
  const rest = values.filter((each) => each !== value);
  if (!ticked) return rest;
  const place = (each: string) => {
    const index = quickFilters.findIndex((filter) => filter.value === each);
    return index < 0 ? quickFilters.length : index;
  };
  return [...rest, value].sort((one, another) => place(one) - place(another));
}
