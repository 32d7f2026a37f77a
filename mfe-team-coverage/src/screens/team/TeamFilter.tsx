import { useMessages } from '@portal/i18n';
import {
  categoryLabel,
  ListFilters,
  withValues,
  type FilterReading,
  type FilterState,
  type LineField,
} from '@portal/research';
import { MultiSelect, type MultiSelectOption } from '@portal/ui';
import type { TeamCoverageMessage } from '#messages/index.ts';
import type { TeamTab } from './teamTabs.ts';

interface TeamFilterProps extends FilterReading {
  category: TeamTab['category'];
  /** Undefined while loading. */
  options: readonly MultiSelectOption[] | undefined;
  labelOf: (category: string, value: string) => string;
  failed: boolean;
  onChange: (filters: FilterState) => void;
  onClear: () => void;
  clears: number;
  onSearch: (term: string) => void;
}

/** The search of a team, its filter, and the chosen values. [C-05] */
export function TeamFilter({ category, options, failed, onSearch, ...narrowing }: TeamFilterProps) {
  const { t } = useMessages<TeamCoverageMessage>();

  const fieldsOf = (filters: FilterState, onChange: (filters: FilterState) => void): LineField[] => [
    {
      kind: 'values',
      category,
      field: (close) => (
        <MultiSelect
          label={t(categoryLabel(category))}
          options={options ?? []}
          inPanel={close !== undefined}
          values={filters.tagFilters[category] ?? []}
          onChange={(values) => onChange(withValues(filters, category, values))}
          loading={options === undefined && !failed}
          failed={failed && options === undefined}
        />
      ),
    },
  ];
  return (
    <ListFilters
      {...narrowing}
      fieldsOf={fieldsOf}
      search={{ label: t('teamCoverage.team.search'), onChange: onSearch }}
    />
  );
}
