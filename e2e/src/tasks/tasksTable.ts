import { markdownTable } from '@portal/node';
import { stepsOf, totalOf, type Counts } from './counts.ts';
import { devices, type Device, type TaskCounts } from './measureTasks.ts';

const mostSteps = 4;

/** Half of the 99 that eleven tasks took at 738d7704, before the work on them, and six for the one that had no way then. */
const mostStepsInAll = 55;

const figures: readonly [heading: string, of: (counts: Counts) => number][] = [
  ['Steps', stepsOf],
  ['Characters', ({ characters }) => characters],
  ['Pixels', ({ pixels }) => Math.round(pixels)],
];

const headings = figures.flatMap(([heading]) => [heading, 'on a phone']);

const row = (name: string, counts: TaskCounts['counts']): string[] => [
  name,
  ...figures.flatMap(([, of]) => devices.map((device) => String(of(counts[device])))),
];

const sumOf = (tasks: readonly TaskCounts[]): TaskCounts['counts'] => {
  const sum = (device: Device) => totalOf(tasks.map(({ counts }) => counts[device]));
  return { desktop: sum('desktop'), phone: sum('phone') };
};

export const tasksTable = (tasks: readonly TaskCounts[]): string =>
  markdownTable([
    ['Task', ...headings],
    ...tasks.map(({ name, counts }) => row(name, counts)),
    row('All', sumOf(tasks)),
  ]);

const isMet = (met: boolean) => (met ? 'met' : 'missed');

const named = (names: readonly string[]) => (names.length === 0 ? '' : `: ${names.join(' · ')}`);

/** The goals, in a line each. */
export function goalLines(tasks: readonly TaskCounts[]): string[] {
  const { desktop, phone } = sumOf(tasks);
  const steps = stepsOf(desktop) + stepsOf(phone);
  const where = (misses: (counts: Counts) => boolean) =>
    tasks.flatMap(({ name, counts }) =>
      devices.filter((device) => misses(counts[device])).map((device) => `${name} (${device})`),
    );
  const long = where((counts) => stepsOf(counts) > mostSteps);
  const scrolled = where(({ pixels }) => pixels > 0);
  return [
    `At most ${mostStepsInAll} steps in all: ${steps}, ${isMet(steps <= mostStepsInAll)}.`,
    `At most ${mostSteps} steps each: ${isMet(long.length === 0)}${named(long)}.`,
    `Nothing scrolled: ${isMet(scrolled.length === 0)}${named(scrolled)}.`,
  ];
}
