/** Time zone of the publishing house. */
export const timeZone = 'Europe/Zurich';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: Date): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(moment).map((part) => [part.type, part.value]));
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Formats a day (`yyyy-MM-dd`) or moment (ISO) as dd.mm.yyyy, in both languages; '' for anything else. [I-02] */
export function formatDay(text: string): string {
  if (isDay(text)) return text.split('-').reverse().join('.');
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return '';
  const { day, month, year } = partsOf(moment);
  return `${day}.${month}.${year}`;
}

/** Formats a moment (ISO) as hh:mm in that time zone; '' for anything else, such as a day. [I-02] */
export function formatTime(text: string): string {
  const moment = new Date(text);
  if (isDay(text) || Number.isNaN(moment.getTime())) return '';
  const { hour, minute } = partsOf(moment);
  return `${hour}:${minute}`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Milliseconds until the next day begins in that time zone, summer time aside. */
export function msToMidnight(now: Date = new Date()): number {
  const { hour, minute } = partsOf(now);
  const passed = (Number(hour) * 60 + Number(minute)) * 60_000 + (now.getTime() % 60_000);
  return dayMs - passed;
}

/** A calendar day so many days earlier; both `yyyy-MM-dd`. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** The current day in that time zone, `yyyy-MM-dd`. */
export function today(now: Date = new Date()): string {
  const { day, month, year } = partsOf(now);
  return `${year}-${month}-${day}`;
}
