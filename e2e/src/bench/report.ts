import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { betweenMarkers, markdownTable } from '@portal/node';

export interface BenchRow {
  measure: string;
  result: string;
  goal: string;
  /** Undefined without a goal. */
  met?: boolean;
}

const headings = ['Measure', 'Result', 'Goal', 'Met'];

function metWord(met: boolean | undefined): string {
  if (met === undefined) return '';
  return met ? 'yes' : 'no';
}

export const screensTable = (rows: readonly BenchRow[]): string =>
  markdownTable([
    headings,
    ...rows.map(({ measure, result, goal, met }) => [measure, result, goal, metWord(met)]),
  ]);

const benchmarks = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

export function writeBenchmarks(command: string, text: string): void {
  const before = existsSync(benchmarks) ? readFileSync(benchmarks, 'utf8') : '# Benchmarks\n';
  writeFileSync(benchmarks, betweenMarkers(before, command, text));
}
