import { markdownTable } from '@portal/node';
import type { MeasuredBaseline } from './baseline/measureBaselines.ts';
import type { Measured } from './measure.ts';

export interface EngineReport {
  engine: string;
  rows: readonly Measured[];
  baselines?: readonly MeasuredBaseline[];
}

const headings = [
  'Call',
  'Engine',
  'Connections',
  'Answers',
  'A second',
  'p50 ms',
  'p95 ms',
  'p97.5 ms',
  'p99 ms',
];
const table = ([head, ...body]: readonly [string[], ...string[][]]): string =>
  markdownTable([head, ...body], head.slice(2));

function cells(engine: string, row: Measured): string[] {
  const times = [row.p50, row.p95, row.p97_5, row.p99].map((time) => time.toFixed(1));
  return [row.name, engine, String(row.connections), String(row.answers), row.perSecond.toFixed(1), ...times];
}

function byName<Row extends { name: string }>(
  reports: readonly { engine: string; rows: readonly Row[] }[],
  cellsOf: (engine: string, row: Row) => string[],
): string[][] {
  const names = [...new Set(reports.flatMap(({ rows }) => rows.map(({ name }) => name)))];
  return names.flatMap((name) =>
    reports.flatMap(({ engine, rows }) =>
      rows.filter((row) => row.name === name).map((row) => cellsOf(engine, row)),
    ),
  );
}

/** A Markdown table, grouped by call. */
export function resultTable(reports: readonly EngineReport[]): string {
  return table([headings, ...byName(reports, cells)]);
}

const baselineHeadings = [
  'Call',
  'Engine',
  'Baseline',
  'Rounds',
  'Call p50',
  'Call p95',
  'Bare p50',
  'Bare p95',
  'Factor',
  'Goal',
];

function baselineCells(engine: string, { name, is, rounds, call, bare }: MeasuredBaseline): string[] {
  const times = [call.p50, call.p95, bare.p50, bare.p95].map((time) => time.toFixed(1));
  return [
    name,
    engine,
    is,
    String(rounds),
    ...times,
    (call.p50 / bare.p50).toFixed(2),
    `≤ ${goalOf(bare.p50).toFixed(1)}`,
  ];
}

/** Twice the bare statement; where the fixed cost of a call decides, 2 ms more. */
const goalOf = (bare: number): number => (bare < 1.5 ? bare + 2 : bare * 2);

/** The factor is the ratio of the medians. */
export function baselineTable(reports: readonly EngineReport[]): string {
  const rows = reports.map(({ engine, baselines = [] }) => ({ engine, rows: baselines }));
  return table([baselineHeadings, ...byName(rows, baselineCells)]);
}
