import { useMessages } from '@portal/i18n';
import { Checkbox } from '@portal/ui';
import type { TickField } from '../filter-line/LineField.ts';
import type { FilterState } from '../filters/FilterState.ts';
import { toggleBoxes } from '../filters/toggles.ts';
import { useMyCoverage } from '../following/useMyCoverage.ts';
import type { ResearchMessage } from '../messages/index.ts';

interface Filtered {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

/**
 * The boxes among the filters of a list. Without “My coverage” for clients who may not follow anything, and if the API
 * does not report what is followed. [N-07]
 */
export function useToggleFields({ filters, onChange }: Filtered): TickField[] {
  const { t } = useMessages<ResearchMessage>();
  const { offered } = useMyCoverage(filters.myCoverage === true);
  const boxes = toggleBoxes.filter((name) => name !== 'myCoverage' || offered);
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
    return { kind: 'tick', id: name, label, on, field };
  });
}
