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
