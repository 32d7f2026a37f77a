import { compareCreditRatings, compareEquityRatings, esgRank } from '@portal/wire';
import type { FilterCategory } from '@portal/research';
import type { MultiSelectOption } from '@portal/ui';
import { subjectLabel, type Wording } from '../cells/labels.ts';
import type { CoveredSector } from '../rows/CoveredRow.ts';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';
import { valuesIn } from '../view/knownValues.ts';

const orders: Partial<Record<CoverageCategory, (one: string, other: string) => number>> = {
  'Equity Rating': compareEquityRatings,
  'Credit Rating': compareCreditRatings,
  'ESG Rating': (one, other) => esgRank(one) - esgRank(other),
};

export function valueLabel(
  category: FilterCategory,
  value: string,
  { sectors, wording }: { sectors: readonly CoveredSector[]; wording: Wording },
): string {
  switch (category) {
    case 'Sector':
      return sectors.find((sector) => sector.value === value)?.name.name ?? value;
    case 'Equity Rating':
      return subjectLabel(value, 'Equity', wording);
    case 'Credit Rating':
      return subjectLabel(value, 'Bonds', wording);
    case 'ESG Rating':
      return subjectLabel(value, 'ESG', wording);
    case 'changed':
      return wording.t('research.filter.changed.days', { days: value });
    default:
      return value;
  }
}

/** The options of a category: ratings best first, anything else by name. [C-01] [C-03] */
export function filterOptions(
  category: CoverageCategory,
  sectors: readonly CoveredSector[],
  wording: Wording,
): MultiSelectOption[] {
  const { compare } = new Intl.Collator(wording.language);
  const options = valuesIn(sectors, category).map((value) => ({
    value,
    label: valueLabel(category, value, { sectors, wording }),
  }));
  const order = orders[category];
  return options.sort(
    (one, other) => (order?.(one.value, other.value) ?? 0) || compare(one.label, other.label),
  );
}
