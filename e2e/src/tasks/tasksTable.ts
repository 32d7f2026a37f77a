import { markdownTable } from '@portal/node';
import { noCounts, stepsOf, totalOf, type Counts } from './counts.ts';
import { devices, type Device, type TaskCounts } from './measureTasks.ts';

/** By task; nothing where the portal had no way to the answer. */
type Before = Partial<Record<string, TaskCounts['counts']>>;

const mostSteps = 4;
const mostOfBefore = 0.5;

const figures: readonly [heading: string, of: (counts: Counts) => number][] = [
  ['Steps', stepsOf],
  ['Characters', ({ characters }) => characters],
  ['Pixels', ({ pixels }) => Math.round(pixels)],
];

const headings = figures.flatMap(([heading]) => [heading, 'before', 'on a phone', 'before']);

const row = (name: string, now: TaskCounts['counts'], past: TaskCounts['counts'] | undefined): string[] => [
  name,
  ...figures.flatMap(([, of]) =>
    devices.flatMap((device) => [
      String(of(now[device])),
      past === undefined ? '' : String(of(past[device])),
    ]),
  ),
];

const both = (of: (device: Device) => readonly Counts[]) => ({
  desktop: totalOf(of('desktop')),
  phone: totalOf(of('phone')),
});

/** The tasks that could be done before. */
const comparable = (tasks: readonly TaskCounts[], before: Before) =>
  tasks.filter(({ name }) => before[name] !== undefined);

/** Each task with what it took before; the sum is of those that could be done then. */
export function tasksTable(tasks: readonly TaskCounts[], before: Before): string {
  const compared = comparable(tasks, before);
  const now = both((device) => compared.map(({ counts }) => counts[device]));
  const past = both((device) => compared.map(({ name }) => before[name]?.[device] ?? noCounts));
  return markdownTable([
    ['Task', ...headings],
    ...tasks.map(({ name, counts }) => row(name, counts, before[name])),
    row('All that had a way before', now, past),
  ]);
}

const isMet = (met: boolean) => (met ? 'met' : 'missed');

const named = (names: readonly string[]) => (names.length === 0 ? '' : `: ${names.join(' · ')}`);

/** The goals, in a line each. */
export function goalLines(tasks: readonly TaskCounts[], before: Before): string[] {
  const compared = comparable(tasks, before);
  const share = (of: (counts: Counts) => number) => {
    const sum = (all: readonly TaskCounts['counts'][]) =>
      all.flatMap(({ desktop, phone }) => [of(desktop), of(phone)]).reduce((one, other) => one + other, 0);
    return (
      sum(compared.map(({ counts }) => counts)) / sum(compared.flatMap(({ name }) => before[name] ?? []))
    );
  };
  const steps = share(stepsOf);
  const withoutScrolls = share((counts) => stepsOf({ ...counts, scrolls: 0 })).toFixed(2);
  const where = (misses: (counts: Counts) => boolean) =>
    tasks.flatMap(({ name, counts }) =>
      devices.filter((device) => misses(counts[device])).map((device) => `${name} (${device})`),
    );
  const long = where((counts) => stepsOf(counts) > mostSteps);
  const scrolled = where(({ pixels }) => pixels > 0);
  return [
    `At most ${mostOfBefore} of the steps before: ${steps.toFixed(2)}, ${isMet(steps <= mostOfBefore)} (${withoutScrolls} without scrolls).`,
    `At most ${mostSteps} steps each: ${isMet(long.length === 0)}${named(long)}.`,
    `Nothing scrolled: ${isMet(scrolled.length === 0)}${named(scrolled)}.`,
  ];
}
