import { useMessages } from '@portal/i18n';
import { Select } from '@portal/ui';
import type { FilterState } from '../filters/FilterState.ts';
import { publicationFilters, sortingLabel, type PageFilters } from '../filters/filterTable.ts';
import type { ResearchMessage } from '../messages/index.ts';

interface SortingSelectProps {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  /** @default a list of publications */
  page?: PageFilters;
}

const best = 'best';

/** The order of a list; searches for publications also offer best first, their default. [L-06] [L-14] */
export function SortingSelect({ filters, onChange, page = publicationFilters }: SortingSelectProps) {
  const { t } = useMessages<ResearchMessage>();
  const { sortings, publications = false } = page;
  const options = sortings.map((value): { value: string; label: string } => ({
    value,
    label: t(sortingLabel(value)),
  }));
  if (publications && filters.searchTerm !== '')
    options.unshift({ value: best, label: t('research.sorting.best') });
  const initial = options[0]?.value ?? '';

  function handleChange(value: string) {
    // The address omits the default.
    const sorting = value === initial ? undefined : sortings.find((each) => each === value);
    onChange({ ...filters, sorting });
  }

  return (
    <Select
      compact
      label={t('research.sorting')}
      options={options}
      value={filters.sorting ?? initial}
      onChange={handleChange}
    />
  );
}
