import type { AddressProblem, AddressReading } from './coverageAddress.ts';
import type { CoverageView } from './CoverageView.ts';
import { categoryValue } from '../rows/categoryValue.ts';
import type { CoveredSector } from '../rows/CoveredRow.ts';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';

export function valuesIn(sectors: readonly CoveredSector[], category: CoverageCategory): string[] {
  const values = sectors.flatMap(({ rows }) => rows.map((row) => categoryValue(row, category)));
  return [...new Set(values.filter((value) => value !== undefined))];
}

/** Drops filter values that no company has: they would inexplicably leave nothing. */
export function withKnownValues(
  { view, problems }: AddressReading,
  sectors: readonly CoveredSector[],
): AddressReading {
  const unknown: AddressProblem[] = [];
  const filters: CoverageView['filters'] = {};
  for (const [name, values] of Object.entries(view.filters)) {
    const category = name as CoverageCategory;
    const there = new Set(valuesIn(sectors, category).map((value) => value.normalize('NFC')));
    const known = values.filter((value) => there.has(value.normalize('NFC')));
    for (const value of values)
      if (!known.includes(value)) unknown.push({ kind: 'unknownValue', name, value });
    if (known.length > 0) filters[category] = known;
  }
  return unknown.length === 0
    ? { view, problems }
    : { view: { ...view, filters }, problems: [...problems, ...unknown] };
}
