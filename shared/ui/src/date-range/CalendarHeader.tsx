import { useMessages } from '@portal/i18n';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '../icons.ts';
import styles from './RangeCalendar.module.css';

interface CalendarHeaderProps extends Pick<
  ReactDatePickerCustomHeaderProps,
  | 'monthDate'
  | 'changeMonth'
  | 'changeYear'
  | 'decreaseMonth'
  | 'increaseMonth'
  | 'prevMonthButtonDisabled'
  | 'nextMonthButtonDisabled'
> {
  today: string;
}

/** Earlier days can be typed. */
const yearsBack = 20;

const months = Array.from({ length: 12 }, (_, month) => month);

export function CalendarHeader({ today, monthDate, ...ways }: CalendarHeaderProps) {
  const { t, language } = useMessages();
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const year = monthDate.getFullYear();
  const month = monthDate.getMonth();
  const [lastYear = year, lastMonth = 12] = today.split('-').map(Number);
  const firstYear = Math.min(year, lastYear - yearsBack);
  return (
    <div className={styles.header}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('common.dateRange.previousMonth')}
        disabled={ways.prevMonthButtonDisabled}
        onClick={ways.decreaseMonth}
      >
        <IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />
      </button>
      <Choice
        label={t('common.dateRange.month')}
        value={month}
        options={months.map((each) => ({
          value: each,
          label: names.format(new Date(Date.UTC(2026, each, 1))),
          disabled: year === lastYear && each >= lastMonth,
        }))}
        onChange={ways.changeMonth}
      />
      <Choice
        label={t('common.dateRange.yearShown')}
        value={year}
        options={Array.from({ length: lastYear - firstYear + 1 }, (_, back) => ({
          value: lastYear - back,
          label: String(lastYear - back),
        }))}
        onChange={ways.changeYear}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('common.dateRange.nextMonth')}
        disabled={ways.nextMonthButtonDisabled}
        onClick={ways.increaseMonth}
      >
        <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  options: readonly { value: number; label: string; disabled?: boolean }[];
  onChange: (value: number) => void;
}

/** A native list with the portal's arrow: WebKit's own is a grey button. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
