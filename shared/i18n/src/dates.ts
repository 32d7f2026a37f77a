/** The publishing house's clock. */
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

/** A calendar day (`yyyy-MM-dd`) or a moment (ISO) as dd.mm.yyyy, in both languages; '' when it is neither. [I-02] */
export function formatDay(text: string): string {
  if (isDay(text)) return text.split('-').reverse().join('.');
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return '';
  const { day, month, year } = partsOf(moment);
  return `${day}.${month}.${year}`;
}

/** A moment (ISO) as hh:mm on the publishing house's clock; '' when it is none, as a calendar day is. [I-02] */
export function formatTime(text: string): string {
  const moment = new Date(text);
  if (isDay(text) || Number.isNaN(moment.getTime())) return '';
  const { hour, minute } = partsOf(moment);
  return `${hour}:${minute}`;
}

/** The publishing house's calendar day, `yyyy-MM-dd`. */
export function today(now: Date = new Date()): string {
  const { day, month, year } = partsOf(now);
  return `${year}-${month}-${day}`;
}
