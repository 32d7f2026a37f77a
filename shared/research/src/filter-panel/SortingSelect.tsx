import { useMessages } from '@portal/i18n';
import { Select } from '@portal/ui';
import type { FilterState, Sorting } from '../filters/FilterState.ts';
import type { ResearchMessage } from '../messages/index.ts';

interface SortingSelectProps {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

const bySorting: Record<string, Sorting | undefined> = { asc: 'asc', desc: 'desc' };

/** Newest or oldest first; searches also offer best first, their default. [L-06] [L-14] */
export function SortingSelect({ filters, onChange }: SortingSelectProps) {
  const { t } = useMessages<ResearchMessage>();
  const searching = filters.searchTerm !== '';
  const options = [
    ...(searching ? [{ value: 'best', label: t('research.sorting.best') }] : []),
    { value: 'desc', label: t('research.sorting.desc') },
    { value: 'asc', label: t('research.sorting.asc') },
  ];
  // Newest first is the default without a search, so the address omits it.
  const sortingOf = (value: string) => (value === 'desc' && !searching ? undefined : bySorting[value]);
  return (
    <Select
      compact
      label={t('research.sorting')}
      options={options}
      value={filters.sorting ?? (searching ? 'best' : 'desc')}
      onChange={(value) => onChange({ ...filters, sorting: sortingOf(value) })}
    />
  );
}
