import type { MeasuredBaseline } from './baseline/measureBaselines.ts';
import type { Measured } from './measure.ts';

/** What was measured on one engine. */
export interface EngineReport {
  engine: string;
  rows: readonly Measured[];
  /** Calls next to the least that could answer them. */
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
const wordColumns = 2;

function cells(engine: string, row: Measured): string[] {
  const times = [row.p50, row.p95, row.p97_5, row.p99].map((time) => time.toFixed(1));
  return [row.name, engine, String(row.connections), String(row.answers), row.perSecond.toFixed(1), ...times];
}

/** Rows of a name below one another, the engines in their order. */
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

function table(all: readonly string[][]): string {
  const [first = [], ...body] = all;
  const widths = first.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => padded(cell, i, widths)).join(' | ')} |`;
  const rules = widths.map((width, i) => (i < wordColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(first), `| ${rules.join(' | ')} |`, ...body.map(line)].join('\n');
}

/** The measurements as a Markdown table with aligned columns, the engines of a call below one another. */
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
];

function baselineCells(engine: string, { name, is, rounds, call, bare }: MeasuredBaseline): string[] {
  const times = [call.p50, call.p95, bare.p50, bare.p95].map((time) => time.toFixed(1));
  return [name, engine, is, String(rounds), ...times, (call.p50 / bare.p50).toFixed(2)];
}

/** Calls next to the least that could answer them; the factor is the ratio of the medians. */
export function baselineTable(reports: readonly EngineReport[]): string {
  const rows = reports.map(({ engine, baselines = [] }) => ({ engine, rows: baselines }));
  return table([baselineHeadings, ...byName(rows, baselineCells)]);
}

function padded(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return column < wordColumns ? cell.padEnd(width) : cell.padStart(width);
}

/** Puts text between the markers of a command in a document; a document without them gets them at its end. */
export function betweenMarkers(document: string, command: string, text: string): string {
  const begin = `<!-- ${command} begins -->`;
  const end = `<!-- ${command} ends -->`;
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  const block = `${begin}\n\n${text}\n\n${end}`;
  return after === undefined
    ? `${document.trimEnd()}\n\n${block}\n`.trimStart()
    : `${before ?? ''}${block}${after}`;
}
