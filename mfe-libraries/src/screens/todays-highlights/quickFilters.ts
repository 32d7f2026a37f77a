import type { LibrariesMessage } from '#messages/index.ts';

/** The asset classes offered as checkboxes, by tag value. [H-02] */
export const quickFilters: readonly { value: string; label: LibrariesMessage }[] = [
  { value: 'Equity', label: 'libraries.highlights.equity' },
  { value: 'Fixed Income', label: 'libraries.highlights.fixedIncome' },
  { value: 'Markets', label: 'libraries.highlights.markets' },
];

/** Ticks or clears a value; ticked values keep the order in which they are offered. */
export function withTick(values: readonly string[], value: string, ticked: boolean): string[] {
  const rest = values.filter((each) => each !== value);
  if (!ticked) return rest;
  const place = (each: string) => {
    const index = quickFilters.findIndex((filter) => filter.value === each);
    return index < 0 ? quickFilters.length : index;
  };
  return [...rest, value].sort((one, another) => place(one) - place(another));
}
