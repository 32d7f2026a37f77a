import { formatDay, type Values } from '@portal/i18n';
import { DateRangeFilter } from '../filter-panel/DateRangeFilter.tsx';
import { activeFilters, withoutFilter, type ActiveFilter } from '../filters/activeFilters.ts';
import { categoryLabel, type FilterCategory } from '../filters/filterTable.ts';
import { filterWords } from '../filters/filterWords.ts';
import type { Narrowing } from '../filters/Narrowing.ts';
import type { ResearchMessage } from '../messages/index.ts';
import type { LineField, TickField } from './LineField.ts';
import type { LineItem, PickerItem } from './LineItem.ts';
import { pickerItem } from './pickerItem.ts';

export interface ItemContext extends Narrowing {
  t: (id: ResearchMessage, values?: Values) => string;
  /** The boxes that the client is offered. */
  boxes: readonly TickField[];
}

/** Returns the filters as line items. [L-17] */
export function lineItems(fields: readonly LineField[], context: ItemContext): LineItem[] {
  return fields.flatMap((each): LineItem[] => {
    switch (each.kind) {
      case 'values':
        return [valueItem(each.category, each.field, context)];
      case 'tick':
        return [tickItem(each)];
      case 'dates':
        return [datesItem(context)];
      case 'toggles':
        return context.boxes.filter(({ id }) => each.names.some((name) => name === id)).map(tickItem);
    }
  });
}

const tickItem = ({ id, label, on, field }: TickField): LineItem => ({
  kind: 'tick',
  id,
  words: label,
  chosen: on,
  field,
});

/** Shows and clears excluded values too. [L-02] [L-07] */
function valueItem(
  category: FilterCategory,
  field: (close?: () => void) => LineItem['field'],
  { filters, onChange, labelOf, studyTypes, t }: ItemContext,
): PickerItem {
  const isOwn = (filter: ActiveFilter) => filter.kind === 'tag' && filter.category === category;
  const chosen = activeFilters(filters, studyTypes).filter(isOwn);
  return pickerItem(
    {
      id: category,
      label: t(categoryLabel(category)),
      chosen: chosen.map((filter) => filterWords(filter, { t, labelOf })),
      onClear: () => onChange(chosen.reduce(withoutFilter, filters)),
      panel: field,
      field: field(),
    },
    t,
  );
}

function datesItem({ filters, onChange, t }: ItemContext): PickerItem {
  const { dateRange: range } = filters;
  return pickerItem(
    {
      id: 'dates',
      label: t('research.filter.period'),
      chosen: range === undefined ? [] : [`${formatDay(range.start_date)} – ${formatDay(range.end_date)}`],
      onClear: () => onChange({ ...filters, dateRange: undefined }),
      panel: (close) => <DateRangeFilter filters={filters} onChange={onChange} onDone={close} />,
      field: <DateRangeFilter filters={filters} onChange={onChange} />,
    },
    t,
  );
}
