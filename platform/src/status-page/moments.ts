const zone = 'Europe/Zurich';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** An instant on the clocks of Zurich, with the zone: `21.11.2026 15:04 CET`. */
export function zurichMoment(instant: Date): string {
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part['day']}.${part['month']}.${part['year']} ${part['hour']}:${part['minute']} ${part['timeZoneName']}`;
}

const units: readonly (readonly [seconds: number, name: string])[] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
];

/** How long ago an instant was, in its largest unit: `3 hours ago`. */
export function timeSince(instant: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - instant.getTime()) / 1000);
  const [size, name] = units.find(([each]) => seconds >= each) ?? [];
  if (size === undefined) return 'just now';
  const count = Math.floor(seconds / size);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}
