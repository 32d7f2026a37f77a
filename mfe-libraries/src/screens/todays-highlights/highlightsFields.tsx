import { LanguageSelect, toggleBoxes, withValues, type FilterState, type LineField } from '@portal/research';
import { Checkbox } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { quickFilters, withTick } from './quickFilters.ts';

interface Filtered {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  t: (id: LibrariesMessage) => string;
}

const category = 'Asset Classification';

/** Asset classes, what is followed, and languages. [H-02] */
export function highlightsFields({ filters, onChange, t }: Filtered): LineField[] {
  const chosen = filters.tagFilters[category] ?? [];
  const classes = quickFilters.map(({ value, label }): LineField => {
    const on = chosen.includes(value);
    const handleChange = (ticked: boolean) =>
      onChange(withValues(filters, category, withTick(chosen, value, ticked)));
    return {
      kind: 'tick',
      id: value,
      label: t(label),
      on,
      field: (
        <Checkbox label={t(label)} checked={on} onChange={({ target }) => handleChange(target.checked)} />
      ),
    };
  });
  return [
    ...classes,
    { kind: 'toggles', names: toggleBoxes },
    {
      kind: 'values',
      category: 'Language',
      field: (close) => (
        <LanguageSelect inPanel={close !== undefined} filters={filters} onChange={onChange} />
      ),
    },
  ];
}
