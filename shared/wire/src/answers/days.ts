import * as z from 'zod/mini';

/** Formats a moment as yyyy-MM-dd HH:mm:ss where the bank publishes. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const hourMs = 3_600_000;

/** A moment in Zurich as ISO with offset: it starts with the publishing day. */
function inZurich(ms: number): string {
  const wall = wallClock.format(ms).replace(' ', 'T');
  const hours = Math.round((Date.parse(`${wall}Z`) - ms) / hourMs);
  return `${wall}+0${hours}:00`;
}

/** A time of day in Zurich, which states no offset. Undefined if there is no such time. */
function wallTime(day: string, time: string): string | undefined {
  const seconds = time.length === 5 ? `${time}:00` : time;
  return ['+01:00', '+02:00'].find((offset) => {
    const ms = Date.parse(`${day}T${seconds}${offset}`);
    return !Number.isNaN(ms) && inZurich(ms) === `${day}T${seconds}${offset}`;
  });
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const withoutOffset = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?$/;
/** Milliseconds since 1970, from September 2001. */
const epoch = /^\d{12,14}$/;
/** As in the headers of mails: Fri, 20 Nov 2026 08:00:00 +0100. */
const ofMails = /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}/;

function readDay(given: string | number): string | undefined {
  const text = String(given)
    .trim()
    .replace(/^\d{1,2}\.\d{1,2}\.\d{4}/, (day) =>
      day
        .split('.')
        .map((part) => part.padStart(2, '0'))
        .reverse()
        .join('-'),
    );
  if (epoch.test(text)) return inZurich(Number(text));
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return undefined;
  if (isoDay.test(text)) return text;
  const [, day, time] = withoutOffset.exec(text) ?? [];
  if (day !== undefined && time !== undefined) {
    const offset = wallTime(day, time);
    return offset && `${day}T${time.length === 5 ? `${time}:00` : time}${offset}`;
  }
  if (ofMails.test(text)) return inZurich(ms);
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? text : undefined;
}

/**
 * Reads a day as yyyy-MM-dd, or a moment as ISO with offset. Also dd.mm.yyyy with or without hh:mm as in the documents,
 * milliseconds since 1970, and dates of mails. A time without an offset is Zurich's.
 */
export const daySchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((given, context) => {
    const read = readDay(given);
    if (read !== undefined) return read;
    context.issues.push({ code: 'custom', message: 'is no date', input: given });
    return z.NEVER;
  }),
);
