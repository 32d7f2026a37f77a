import { markdownTable } from '@portal/node';

export interface BenchRow {
  measure: string;
  result: string;
  goal?: string;
  /** Undefined without a goal. */
  met?: boolean;
}

const longestTaskMs = 50;

const inMs = (ms: number) => `${Math.round(ms)} ms`;

export const timeRow = (measure: string, ms: number): BenchRow => ({ measure, result: inMs(ms) });

export const limitRow = (measure: string, ms: number, mostMs: number): BenchRow => ({
  measure,
  result: inMs(ms),
  goal: `≤ ${mostMs} ms`,
  met: ms <= mostMs,
});

/** The longest of these tasks, which should be none over 50 ms. */
export const tasksRow = (measure: string, tasks: readonly number[]): BenchRow => {
  const none = `none over ${longestTaskMs} ms`;
  const longest = Math.max(0, ...tasks);
  const result = tasks.length === 0 ? none : `${inMs(longest)} (${tasks.length} over ${longestTaskMs} ms)`;
  return { measure, result, goal: none, met: longest <= longestTaskMs };
};

function metWord(met: boolean | undefined): string {
  if (met === undefined) return '';
  return met ? 'yes' : 'no';
}

export const rowsTable = (rows: readonly BenchRow[]): string =>
  markdownTable([
    ['Measure', 'Result', 'Goal', 'Met'],
    ...rows.map(({ measure, result, goal = '', met }) => [measure, result, goal, metWord(met)]),
  ]);
