import { markdownTable } from '@portal/node';
import { slowLine, variants, type Variant } from './plan.ts';
import { median, pairedRatio, quartiles } from './statistics.ts';
import { yardsticks, type Yardstick } from './yardstick.ts';
import type { VisitFacts } from './visit.ts';

/** Visits at the same index are of the same round. */
export interface Series {
  screen: string;
  line: string;
  visits: Partial<Record<Variant, VisitFacts[]>>;
}

type Cells = Partial<Record<Heading, string>>;

const numbers = [
  ...['Painted', 'Painted to plain', 'Taken over', 'Over to plain'],
  ...['To plain', 'To early', 'To before', 'Switch', 'Switch to plain', 'Warm', 'Warm to plain'],
  ...['First paint', 'Largest', 'Blocked', 'Shift', 'Rounds', 'Requests', 'kB'],
] as const;
const headings = ['Page', 'Line', 'Built as', 'First tile (quartiles)', ...numbers] as const;

type Heading = (typeof headings)[number];

const each = (facts: readonly VisitFacts[] = [], key: keyof VisitFacts): number[] =>
  facts.flatMap((one) => one[key] ?? []);

const whole = (value: number) => (Number.isNaN(value) ? '' : String(Math.round(value)));
const exact = (value: number, digits: number) => (Number.isNaN(value) ? '' : value.toFixed(digits));

const spread = (middle: number, ends: readonly number[]) => `${whole(middle)} (${ends.map(whole).join('–')})`;

const plainBefore = ({ screen, line }: Series) =>
  line === slowLine.name
    ? yardsticks.find((one) => one.screen === screen && one.variant === 'plain')
    : undefined;

function cellsOf(series: Series, variant: Variant): Cells {
  const { screen, line, visits } = series;
  const facts = visits[variant];
  const middle = (key: keyof VisitFacts) => median(each(facts, key));
  const to = (base: Variant, key: 'ms' | 'paintedMs' | 'overMs' | 'switchMs' | 'warmMs') =>
    exact(pairedRatio(each(facts, key), each(visits[base], key)), 2);
  return {
    Page: screen,
    Line: line,
    'Built as': variants[variant],
    'First tile (quartiles)': spread(middle('ms'), quartiles(each(facts, 'ms'))),
    Painted: whole(middle('paintedMs')),
    'Painted to plain': to('plain', 'paintedMs'),
    'Taken over': whole(middle('overMs')),
    'Over to plain': to('plain', 'overMs'),
    'To plain': to('plain', 'ms'),
    'To early': to('plainEarly', 'ms'),
    'To before': exact(middle('ms') / (plainBefore(series)?.ms ?? NaN), 2),
    Switch: whole(middle('switchMs')),
    'Switch to plain': to('plain', 'switchMs'),
    Warm: whole(middle('warmMs')),
    'Warm to plain': to('plain', 'warmMs'),
    'First paint': whole(middle('firstPaintMs')),
    Largest: whole(middle('largestPaintMs')),
    Blocked: whole(middle('blockedMs')),
    Shift: exact(middle('shift'), 3),
    Rounds: whole(middle('rounds')),
    Requests: whole(middle('requests')),
    kB: whole(middle('bytes') / 1000),
  };
}

const yardstickCells = ({ screen, variant, ...facts }: Yardstick, plain: number): Cells => ({
  Page: screen,
  Line: slowLine.name,
  'Built as': `${variants[variant]}, before`,
  'First tile (quartiles)': spread(facts.ms, facts.quartiles),
  'To before': exact(facts.ms / plain, 2),
  Rounds: whole(facts.rounds),
  Requests: whole(facts.requests),
  kB: whole(facts.kilobytes),
});

function rowsOf(series: Series): Cells[] {
  const plain = plainBefore(series)?.ms;
  const before = plain === undefined ? [] : yardsticks.filter(({ screen }) => screen === series.screen);
  const measured = (Object.keys(variants) as Variant[]).filter(
    (variant) => series.visits[variant] !== undefined,
  );
  return [
    ...before.map((one) => yardstickCells(one, plain ?? NaN)),
    ...measured.map((variant) => cellsOf(series, variant)),
  ];
}

/** Lists earlier measurements first. */
export function loadTable(all: readonly Series[]): string {
  const rows = all.flatMap(rowsOf).map((cells) => headings.map((heading) => cells[heading] ?? ''));
  return markdownTable([[...headings], ...rows], [...numbers]);
}
