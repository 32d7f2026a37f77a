import { useMessages } from '@portal/i18n';
import {
  clearedFilters,
  ListFilters,
  withValues,
  type FilterCategory,
  type FilterReading,
  type FilterState,
  type LineField,
} from '@portal/research';
import { useState } from 'react';
import type { TeamCoverageMessage } from '#messages/index.ts';
import type { Wording } from '../cells/labels.ts';
import type { CoveredSector } from '../rows/CoveredRow.ts';
import type { ChangeView } from '../view/CoverageView.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { valueLabel } from './filterOptions.ts';
import { PeriodChoice } from './PeriodChoice.tsx';

interface CoverageFieldsProps extends FilterReading {
  sectors: readonly CoveredSector[];
  wording: Wording;
  onChange: ChangeView;
}

/** The filters. [C-01] [C-07] */
export function CoverageFields({ filters, problems, sectors, wording, onChange }: CoverageFieldsProps) {
  const { t } = useMessages<TeamCoverageMessage>();
  const [clears, setClears] = useState(0);

  function fieldsOf(current: FilterState, onNext: (next: FilterState) => void): LineField[] {
    const valuesOf = (category: FilterCategory) => ({
      values: current.tagFilters[category] ?? none,
      onChange: (values: string[]) => onNext(withValues(current, category, values)),
    });
    const fields = wording.tab.categories.map((category): LineField => ({
      kind: 'values',
      category,
      field: (close) => <CategorySelect {...{ category, sectors, wording, close }} {...valuesOf(category)} />,
    }));
    return [
      ...fields,
      {
        kind: 'values',
        category: 'changed',
        field: (close) => <PeriodChoice {...valuesOf('changed')} close={close} />,
      },
      { kind: 'toggles', names: ['myCoverage'] },
    ];
  }

  function handleClear() {
    setClears(clears + 1);
    onChange(clearedFilters);
  }

  return (
    <ListFilters
      filters={filters}
      problems={problems}
      onChange={(next) => onChange(() => next)}
      onClear={handleClear}
      clears={clears}
      labelOf={(category, value) => valueLabel(category, value, { sectors, wording })}
      fieldsOf={fieldsOf}
      search={{
        label: t('teamCoverage.coverage.search'),
        onChange: (searchTerm) => onChange((now) => ({ ...now, searchTerm })),
      }}
    />
  );
}

const none: readonly string[] = [];
