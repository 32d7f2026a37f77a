import { useMessages } from '@portal/i18n';
import {
  activeFilters,
  categoryLabel,
  withoutFilter,
  type ActiveFilter,
  type FilterCategory,
} from '@portal/research';
import type { ReactNode } from 'react';
import type { PickerItem } from '#components/filter-line/LineItem.ts';
import { pickerItem } from '#components/filter-line/pickerItem.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { LibraryLineProps } from './useLineItems.tsx';

type TagFilter = Extract<ActiveFilter, { kind: 'tag' }>;

/** Turns a category into a line item; shows and clears excluded values too. [L-02] [L-07] */
export function useTagItem({ filters, onChange, labelOf, studyTypes }: LibraryLineProps) {
  const { t } = useMessages<LibrariesMessage>();
  const active = activeFilters(filters, studyTypes);

  return (id: FilterCategory, select: (inPanel: boolean) => ReactNode): PickerItem => {
    const name = t(categoryLabel(id));
    const chosen = active.filter(
      (filter): filter is TagFilter => filter.kind === 'tag' && filter.category === id,
    );
    const wordsOf = ({ excluded, value }: TagFilter) =>
      t(excluded ? 'research.filter.chip.not' : 'research.filter.chip.tag', {
        name,
        value: labelOf(id, value),
      });
    const onClear = () => onChange(chosen.reduce<typeof filters>(withoutFilter, filters));
    return pickerItem(
      {
        id,
        label: name,
        onClear,
        chosen: chosen.map(wordsOf),
        panel: () => select(true),
        field: select(false),
      },
      t,
    );
  };
}
