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

/** A Markdown table with aligned columns; of those that are named here, the cells stand on the right. */
export function markdownTable(
  all: readonly (readonly string[])[],
  onTheRight: readonly string[] = [],
): string {
  const [head = [], ...body] = all;
  const columns = head.map((name, column) => ({
    width: Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
    right: onTheRight.includes(name),
  }));
  const lineOf = (row: readonly string[]) =>
    columns.map(({ width, right }, column) => {
      const cell = row[column] ?? '';
      return right ? cell.padStart(width) : cell.padEnd(width);
    });
  const rule = columns.map(({ width, right }) => (right ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [lineOf(head), rule, ...body.map(lineOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The measurements as a Markdown table. */
export const screensTable = (rows: readonly BenchRow[]): string =>
  markdownTable([
    headings,
    ...rows.map(({ measure, result, goal, met }) => [measure, result, goal, metWord(met)]),
  ]);

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

/** Writes what a command measured to docs/benchmarks.md, instead of what it measured before. */
export function writeBenchmarks(command: string, text: string): void {
  const before = existsSync(benchmarks) ? readFileSync(benchmarks, 'utf8') : '# Benchmarks\n';
  writeFileSync(benchmarks, betweenMarkers(before, command, text));
}
