import { markdownTable } from '@portal/node';
import { variants, type Variant } from './plan.ts';
import { median, pairedRatio, quartiles } from './statistics.ts';
import type { VisitFacts } from './visit.ts';

/** Visits at the same index are of the same round. */
export interface Series {
  screen: string;
  line: string;
  visits: Partial<Record<Variant, VisitFacts[]>>;
}

const each = (facts: readonly VisitFacts[] = [], key: keyof VisitFacts): number[] =>
  facts.flatMap((one) => one[key] ?? []);

const whole = (value: number) => (Number.isNaN(value) ? '' : String(Math.round(value)));
const exact = (value: number, digits: number) => (Number.isNaN(value) ? '' : value.toFixed(digits));

const spread = (middle: number, ends: readonly number[]) => `${whole(middle)} (${ends.map(whole).join('–')})`;

/** Under their headings. */
function cellsOf({ screen, line, visits }: Series, variant: Variant): Record<string, string> {
  const facts = visits[variant];
  const middle = (key: keyof VisitFacts) => median(each(facts, key));
  const toPlain = (key: keyof VisitFacts) => exact(pairedRatio(each(facts, key), each(visits.plain, key)), 2);
  return {
    Page: screen,
    Line: line,
    'Built as': variants[variant],
    'First tile (quartiles)': spread(middle('ms'), quartiles(each(facts, 'ms'))),
    Painted: whole(middle('paintedMs')),
    'Painted to plain': toPlain('paintedMs'),
    'Taken over': whole(middle('overMs')),
    'Over to plain': toPlain('overMs'),
    'To plain': toPlain('ms'),
    Switch: whole(middle('switchMs')),
    'Switch to plain': toPlain('switchMs'),
    Warm: whole(middle('warmMs')),
    'Warm to plain': toPlain('warmMs'),
    'First paint': whole(middle('firstPaintMs')),
    Largest: whole(middle('largestPaintMs')),
    Blocked: whole(middle('blockedMs')),
    Shift: exact(middle('shift'), 3),
    Rounds: whole(middle('rounds')),
    Requests: whole(middle('requests')),
    kB: whole(middle('bytes') / 1000),
  };
}

export function loadTable(all: readonly Series[]): string {
  const rows = all.flatMap((series) =>
    (Object.keys(variants) as Variant[])
      .filter((variant) => series.visits[variant] !== undefined)
      .map((variant) => cellsOf(series, variant)),
  );
  const headings = Object.keys(rows[0] ?? {});
  return markdownTable([headings, ...rows.map((cells) => Object.values(cells))], headings.slice(4));
}
