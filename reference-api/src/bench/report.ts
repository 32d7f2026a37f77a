import type { Measured } from './measure.ts';

/** What was measured on one engine. */
export interface EngineReport {
  engine: string;
  rows: readonly Measured[];
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

/** The measurements as a Markdown table with aligned columns, the engines of a call below one another. */
export function resultTable(reports: readonly EngineReport[]): string {
  const names = [...new Set(reports.flatMap(({ rows }) => rows.map(({ name }) => name)))];
  const body = names.flatMap((name) =>
    reports.flatMap(({ engine, rows }) =>
      rows.filter((row) => row.name === name).map((row) => cells(engine, row)),
    ),
  );
  const all = [headings, ...body];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => padded(cell, i, widths)).join(' | ')} |`;
  const rules = widths.map((width, i) => (i < wordColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(headings), `| ${rules.join(' | ')} |`, ...body.map(line)].join('\n');
}

function padded(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return column < wordColumns ? cell.padEnd(width) : cell.padStart(width);
}

const begin = '<!-- bench:api begins -->';
const end = '<!-- bench:api ends -->';

/** Puts text between the markers of a document; a document without them gets them at its end. */
export function betweenMarkers(document: string, text: string): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  const block = `${begin}\n\n${text}\n\n${end}`;
  return after === undefined
    ? `${document.trimEnd()}\n\n${block}\n`.trimStart()
    : `${before ?? ''}${block}${after}`;
}
