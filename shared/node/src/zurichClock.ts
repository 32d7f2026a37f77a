const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

const partsOf = (instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));

/** The calendar day in Zurich, as yyyy-MM-dd. */
export function zurichDay(instant: Date): string {
  const { year, month, day } = partsOf(instant);
  return `${year}-${month}-${day}`;
}

/** The same as people write it: dd.mm.yyyy. */
export function zurichDate(instant: Date): string {
  const { year, month, day } = partsOf(instant);
  return `${day}.${month}.${year}`;
}

/** Minutes since midnight in Zurich. */
export function zurichMinutes(instant: Date): number {
  const { hour, minute } = partsOf(instant);
  return Number(hour) * 60 + Number(minute);
}

/** The time in Zurich, as hh:mm. */
export function zurichTime(instant: Date): string {
  const { hour, minute } = partsOf(instant);
  return `${hour}:${minute}`;
}

/** Date and time in Zurich, with the zone: `21.11.2026 15:04 CET`. */
export const zurichMoment = (instant: Date): string =>
  `${zurichDate(instant)} ${zurichTime(instant)} ${partsOf(instant).timeZoneName}`;
