import { useMessages, useToday } from '@portal/i18n';
import { DateRangePanel, DateRangePicker, type DateRangePickerProps } from '@portal/ui';
import { use } from 'react';
import type { FilterState } from '../filters/FilterState.ts';
import type { ResearchMessage } from '../messages/index.ts';
import { ClearsContext } from './ClearsContext.ts';

interface DateRangeFilterProps {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  /** Set in a panel, which closes once both days are picked in the calendar. */
  onDone?: () => void;
}

/** Filters by publication day, up to the current publishing day. [L-04] */
export function DateRangeFilter({ filters, onChange, onDone }: DateRangeFilterProps) {
  const { t } = useMessages<ResearchMessage>();
  const { start_date: start, end_date: end } = filters.dateRange ?? {};
  const clears = use(ClearsContext);
  const props: DateRangePickerProps = {
    label: t('research.filter.period'),
    value: start === undefined || end === undefined ? undefined : { start, end },
    onChange: (range) =>
      onChange({
        ...filters,
        dateRange: range === undefined ? undefined : { start_date: range.start, end_date: range.end },
      }),
    today: useToday(),
  };
  return onDone === undefined ? (
    <DateRangePicker key={clears} {...props} />
  ) : (
    <DateRangePanel {...props} onDone={onDone} />
  );
}
