import { markdownTable } from '@portal/node';
import type { Cold } from './measureCold.ts';
import type { MeasuredMix } from './measureMix.ts';

export interface MixRow extends MeasuredMix {
  engine: string;
  /** `this`, or the commit it is compared with. */
  code: string;
  processes: number;
}

export interface ColdRow extends Cold {
  engine: string;
  code: string;
  /** Until the process answers. */
  startMs: number;
}

const table = (head: string[], rows: string[][]): string => markdownTable([head, ...rows], head.slice(2));

export function mixTable(rows: readonly MixRow[]): string {
  const head = [
    'Engine',
    'Code',
    'Processes',
    'Readers',
    'Answers',
    'A second',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'Refused',
  ];
  const cells = rows.map((row) => [
    row.engine,
    row.code,
    ...[row.processes, row.readers, row.answers].map(String),
    ...[row.perSecond, row.p50, row.p95, row.p99].map((value) => value.toFixed(1)),
    String(row.refused),
  ]);
  return table(head, cells);
}

export function coldTable(rows: readonly ColdRow[]): string {
  const head = [
    'Engine',
    'Code',
    'Start ms',
    'First round ms',
    'Second round ms',
    'Slowest call of the first',
  ];
  const cells = rows.map(({ engine, code, startMs, first, second, slowest }) => [
    engine,
    code,
    ...[startMs, first, second].map((ms) => ms.toFixed(0)),
    `${slowest.path}, ${slowest.ms.toFixed(0)} ms`,
  ]);
  return table(head, cells);
}
