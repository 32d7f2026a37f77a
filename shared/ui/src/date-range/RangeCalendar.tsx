import { useMessages } from '@portal/i18n';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import DatePicker from 'react-datepicker';
import { CalendarHeader } from './CalendarHeader.tsx';
import { localDay, localNoon } from './days/calendarDays.ts';
import type { DayRange } from './days/DayRange.ts';
import styles from './RangeCalendar.module.css';
import { readDay } from './days/readDay.ts';
import type { RangeTexts } from './days/readDayRange.ts';

interface CalendarBodyProps {
  className?: string;
  children?: ReactNode;
}

/** The calendar marks today by the browser's clock: moves the mark to the portal's today after each render. */
function CalendarBody({ className, children }: CalendarBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const marked = body.current?.querySelectorAll('[aria-current]') ?? [];
    for (const day of marked) day.removeAttribute('aria-current');
    body.current?.querySelector(`.${styles.today}`)?.setAttribute('aria-current', 'date');
  });
  return (
    <div ref={body} className={className} translate="no">
      {children}
    </div>
  );
}

export interface RangeCalendarProps {
  texts: RangeTexts;
  /** The last allowed day. */
  today: string;
  /** The first of two days was chosen. */
  onFirst: (day: string) => void;
  onRange: (range: DayRange) => void;
}

/** Both weeks start on Monday. [I-02] */
const locales = { en: enGB, de };

const dateOf = (text: string, today: string): Date | null => {
  const { day } = readDay(text, { lastDay: today });
  return day === undefined ? null : localNoon(day);
};

/** A month in which two days can be chosen, in either order. */
export function RangeCalendar({ texts, today, onFirst, onRange }: RangeCalendarProps) {
  const { t, language } = useMessages();
  const start = dateOf(texts.start, today);
  const end = dateOf(texts.end, today);
  const choosing = start !== null && end === null;

  function handleChange([first, second]: [Date | null, Date | null]) {
    if (first === null) return;
    if (second === null) onFirst(localDay(first));
    else onRange({ start: localDay(first), end: localDay(second) });
  }

  return (
    <div className={styles.root}>
      <p className={styles.hint} role="status">
        {t(choosing ? 'common.dateRange.chooseEnd' : 'common.dateRange.chooseStart')}
      </p>
      <DatePicker
        inline
        selectsRange
        swapRange
        selected={start}
        startDate={start}
        endDate={end}
        onChange={handleChange}
        maxDate={localNoon(today)}
        openToDate={end ?? start ?? localNoon(today)}
        locale={locales[language]}
        calendarStartDay={1}
        calendarContainer={CalendarBody}
        dayClassName={(date) => (localDay(date) === today ? (styles.today ?? '') : '')}
        chooseDayAriaLabelPrefix={t('common.dateRange.choose')}
        disabledDayAriaLabelPrefix={t('common.dateRange.notAvailable')}
        monthAriaLabelPrefix=""
        renderCustomHeader={(header) => <CalendarHeader {...header} today={today} />}
      />
    </div>
  );
}
