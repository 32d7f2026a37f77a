import { unknownValues, withoutFilter, type FilterCategory, type FilterReading } from '@portal/research';
import { categoryValue } from '../rows/categoryValue.ts';
import type { CoveredSector } from '../rows/CoveredRow.ts';
import { coverageCategories, type CoverageCategory } from '../tabs/coverageTabs.ts';

const isCoverageCategory = (name: FilterCategory): name is CoverageCategory =>
  coverageCategories.some((category) => category === name);

export function valuesIn(sectors: readonly CoveredSector[], category: CoverageCategory): string[] {
  const values = sectors.flatMap(({ rows }) => rows.map((row) => categoryValue(row, category)));
  return [...new Set(values.filter((value) => value !== undefined))];
}

/** Drops filter values that no company has: they would inexplicably leave nothing. */
export function withKnownValues(
  { filters, problems }: FilterReading,
  sectors: readonly CoveredSector[],
): FilterReading {
  const unknown = unknownValues(filters, (category) =>
    isCoverageCategory(category)
      ? valuesIn(sectors, category).map((value) => value.normalize('NFC'))
      : undefined,
  );
  const known = unknown.reduce<typeof filters>(
    (rest, { name, value }) => withoutFilter(rest, { kind: 'tag', category: name, value, excluded: false }),
    filters,
  );
  return { filters: known, problems: [...problems, ...unknown] };
}
