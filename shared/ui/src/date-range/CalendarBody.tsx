import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './RangeCalendar.module.css';

interface CalendarBodyProps {
  className?: string;
  children?: ReactNode;
}

/** Around the calendar, which marks today by the browser's clock: after each of its renders the mark goes to the portal's today. */
export function CalendarBody({ className, children }: CalendarBodyProps) {
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
