import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One line of the table. */
export interface BenchRow {
  measure: string;
  result: string;
  goal: string;
  /** Undefined where there is no goal. */
  met?: boolean;
}

const headings = ['Measure', 'Result', 'Goal', 'Met'];

const metWord = (met: boolean | undefined) => (met === undefined ? '' : met ? 'yes' : 'no');

/** The measurements as a Markdown table with aligned columns. */
export function screensTable(rows: readonly BenchRow[]): string {
  const all = [
    headings,
    ...rows.map(({ measure, result, goal, met }) => [measure, result, goal, metWord(met)]),
  ];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join(
    '\n',
  );
}

/** Puts a command's text between its markers in a document; a document without them gets them at its end. */
export function betweenMarkers(document: string, command: string, text: string): string {
  const begin = `<!-- ${command} begins -->`;
  const end = `<!-- ${command} ends -->`;
  const [before = '', rest] = document.split(begin);
  const after = rest?.split(end)[1];
  const block = `${begin}\n\n${text}\n\n${end}`;
  return after === undefined
    ? `${document.trimEnd()}\n\n${block}\n`.trimStart()
    : `${before}${block}${after}`;
}

const benchmarks = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

/** Writes what a command measured to docs/benchmarks.md, in place of what it measured before. */
export function writeBenchmarks(command: string, text: string): void {
  const before = existsSync(benchmarks) ? readFileSync(benchmarks, 'utf8') : '# Benchmarks\n';
  writeFileSync(benchmarks, betweenMarkers(before, command, text));
}
