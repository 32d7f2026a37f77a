import type { Language } from '@portal/contract';
import { formatDay, formatTime, timeZone, today } from '@portal/i18n';

const dayMs = 24 * 60 * 60 * 1000;

/** Within so many days a weekday is unambiguous. */
const namedDays = 6;

const locales = { en: 'en-GB', de: 'de-CH' } as const;

interface Wording {
  language: Language;
  /** Little space: shortens weekdays where they are long. */
  isNarrow?: boolean;
  /** The current day, `yyyy-MM-dd`. */
  day: string;
}

/** Formats the end of a visit in Zurich time: 17:40 today, Friday 17:40 this week, 06.11.2026 before. [L-21] [I-02] */
export function sinceText(
  since: string,
  { language, isNarrow = false, day }: Wording,
  now: Date = new Date(),
): string {
  const moment = new Date(since);
  const time = formatTime(since);
  if (time === '') return formatDay(since);
  if (today(moment) === day) return time;
  if (now.getTime() - moment.getTime() >= namedDays * dayMs) return formatDay(since);
  const length = isNarrow && language === 'de' ? 'short' : 'long';
  const weekday = new Intl.DateTimeFormat(locales[language], { timeZone, weekday: length }).format(moment);
  return `${weekday} ${time}`;
}
