import { useMessages } from '@portal/i18n';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { IconChevronLeft, IconChevronRight } from '../icons.ts';
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
  const [year, month] = [monthDate.getFullYear(), monthDate.getMonth()];
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
      <select
        className={styles.select}
        aria-label={t('common.dateRange.month')}
        value={month}
        onChange={(event) => ways.changeMonth(Number(event.target.value))}
      >
        {months.map((each) => (
          <option key={each} value={each} disabled={year === lastYear && each >= lastMonth}>
            {names.format(new Date(Date.UTC(2026, each, 1)))}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={t('common.dateRange.yearShown')}
        value={year}
        onChange={(event) => ways.changeYear(Number(event.target.value))}
      >
        {Array.from({ length: lastYear - firstYear + 1 }, (_, back) => lastYear - back).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
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
