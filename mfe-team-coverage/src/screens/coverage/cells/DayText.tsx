import { formatDay } from '@portal/i18n';

/** A day as dd.mm.yyyy; nothing for none. */
export function DayText({ day }: { day: string | undefined }) {
  return day === undefined ? null : <time dateTime={day}>{formatDay(day)}</time>;
}
