import { useMessages } from '@portal/i18n';
import { Checkbox } from '@portal/ui';
import { toggleNames, toggles, type ToggleName } from '@portal/wire';
import type { ReactNode } from 'react';
import type { FilterState } from '../filters/FilterState.ts';
import { useMyCoverage } from '../following/useMyCoverage.ts';
import type { ResearchMessage } from '../messages/index.ts';

interface Filtered {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

interface ToggleField {
  name: ToggleName;
  label: string;
  on: boolean;
  field: ReactNode;
}

/**
 * The boxes among the filters of a list. Without “My coverage” for clients who may not follow anything, and if the API
 * does not report what is followed. [N-07]
 */
export function useToggleFields({ filters, onChange }: Filtered): ToggleField[] {
  const { t } = useMessages<ResearchMessage>();
  const { offered } = useMyCoverage(filters.myCoverage === true);
  const boxes = toggleNames.filter((name) => toggles[name].box && (name !== 'myCoverage' || offered));
  return boxes.map((name) => {
    const label = t(`research.filter.${name}`);
    const on = filters[name] === true;
    const handleChange = (checked: boolean) => onChange({ ...filters, [name]: checked ? true : undefined });
    const field = (
      <Checkbox
        key={name}
        label={label}
        checked={on}
        onChange={({ target }) => handleChange(target.checked)}
      />
    );
    return { name, label, on, field };
  });
}

/** The same as stacked fields. */
export const ToggleFields = (filtered: Filtered) => useToggleFields(filtered).map(({ field }) => field);
