import { markdownTable } from '@portal/node';
import type { Cold } from './measureCold.ts';
import type { MeasuredMix } from './measureMix.ts';
import type { Worst } from './measureWorst.ts';
import type { CallsMeant } from './pageCalls.ts';

export interface MixRow extends MeasuredMix {
  engine: string;
  /** `this`, or the commit it is compared with. */
  code: string;
  processes: number;
  meant: CallsMeant;
}

export interface ColdRow extends Cold {
  engine: string;
  code: string;
  /** Until the process answers. */
  startMs: number;
}

export interface WorstRow extends Worst {
  engine: string;
  code: string;
}

/** Numbers stand on the right. */
const table = (head: string[], rows: string[][], texts: number): string =>
  markdownTable([head, ...rows], head.slice(texts));

export function mixTable(rows: readonly MixRow[]): string {
  const head = [
    'Engine',
    'Code',
    'Calls',
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
    row.meant,
    ...[row.processes, row.readers, row.answers].map(String),
    ...[row.perSecond, row.p50, row.p95, row.p99].map((value) => value.toFixed(1)),
    String(row.refused),
  ]);
  return table(head, cells, 3);
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
  return table(head, cells, 2);
}

export function worstTable(rows: readonly WorstRow[]): string {
  const head = [
    'Engine',
    'Code',
    'Worst calls at once',
    'All answered after ms',
    'Refused',
    'Others before p50 ms',
    'p95 ms',
    'Others meanwhile p50 ms',
    'then p95 ms',
  ];
  const cells = rows.map(({ engine, code, asking, allMs, refused, before, meanwhile }) => [
    engine,
    code,
    String(asking),
    allMs.toFixed(0),
    String(refused),
    ...[before.p50, before.p95, meanwhile.p50, meanwhile.p95].map((ms) => ms.toFixed(1)),
  ]);
  return table(head, cells, 2);
}
