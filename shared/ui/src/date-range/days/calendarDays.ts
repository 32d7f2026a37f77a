const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Formats a calendar day; month is 1 to 12. Undefined if it does not exist, such as 30 February. */
export function dayOf({
  year,
  month,
  day,
}: {
  year: number;
  month: number;
  day: number;
}): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` : undefined;
}

function partsOf(day: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** The same day a year earlier; 28 February for the 29th. */
export function yearBefore(day: string): string {
  const parts = { ...partsOf(day), year: partsOf(day).year - 1 };
  return dayOf(parts) ?? dayOf({ ...parts, day: parts.day - 1 }) ?? day;
}

/**
 * A day as a local date at noon: calendars draw in local time, and clocks never change near noon. Convert back with
 * `localDay`, never through UTC.
 */
export function localNoon(day: string): Date {
  const { year, month, day: date } = partsOf(day);
  return new Date(year, month - 1, date, 12);
}

/** The calendar day of a date in the browser's time zone. */
export const localDay = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
