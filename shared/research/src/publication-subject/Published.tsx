import { formatDay, formatTime, useToday } from '@portal/i18n';
import { IconClock } from '@portal/ui';
import styles from './Published.module.css';

interface PublishedProps {
  /** ISO time stamp. */
  moment: string;
  /** Shows the time for any day. */
  withTime: boolean;
}

/**
 * When a publication appeared. Today (in Zurich) shows only the time, but is read out and printed with the day. [L-18]
 * [H-01]
 */
export function Published({ moment, withTime }: PublishedProps) {
  const day = formatDay(moment);
  const isToday = day === formatDay(useToday());
  const time = withTime || isToday ? formatTime(moment) : '';
  return (
    <>
      {day === '' ? null : (
        <time className={isToday && time !== '' ? styles.today : undefined} dateTime={moment}>
          {day}
        </time>
      )}
      {time === '' ? null : (
        <span className={styles.clock}>
          <IconClock size={16} stroke={1.5} aria-hidden="true" />
          <span>{time}</span>
        </span>
      )}
    </>
  );
}
