import { categoryLabel } from '@portal/research';
import { MultiSelect } from '@portal/ui';
import { useMemo } from 'react';
import type { Wording } from '../cells/labels.ts';
import type { CoveredSector } from '../rows/CoveredRow.ts';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';
import { filterOptions } from './filterOptions.ts';

interface CategorySelectProps {
  category: CoverageCategory;
  sectors: readonly CoveredSector[];
  wording: Wording;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Set in a panel. */
  close: (() => void) | undefined;
}

export function CategorySelect(props: CategorySelectProps) {
  const { category, sectors, wording, values, onChange, close } = props;
  const options = useMemo(() => filterOptions(category, sectors, wording), [category, sectors, wording]);
  return (
    <MultiSelect
      label={wording.t(categoryLabel(category))}
      inPanel={close !== undefined}
      options={options}
      values={values}
      onChange={onChange}
    />
  );
}
