import { markdownTable } from '../bench/report.ts';
import type { VisitFacts } from './visitCold.ts';

/** The visits of a screen over a line, portal and plain bundle by turns. */
export interface Series {
  screen: string;
  network: string;
  portal: VisitFacts[];
  plain: VisitFacts[];
}

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? NaN;
};

/** The middle of an odd number of values; of an even number, the upper of the two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

const spread = (values: readonly number[]) =>
  `${Math.round(median(values))} (${Math.round(quantile(values, 0.25))}–${Math.round(quantile(values, 0.75))})`;

const each = (facts: readonly VisitFacts[], key: keyof VisitFacts) => facts.map((one) => one[key]);

/** How much longer the portal takes: the median of the ratios of visits made right after one another. */
export const pairedRatio = ({ portal, plain }: Pick<Series, 'portal' | 'plain'>): number =>
  median(portal.flatMap(({ ms }, index) => (plain[index] === undefined ? [] : [ms / plain[index].ms])));

const numbers = ['Ratio, paired', 'First paint', 'Blocked', 'Shift', 'Rounds', 'Requests', 'kB'];
const headings = ['Page', 'Line', 'Built as', 'ms (quartiles)', ...numbers];

/** The measurements as a Markdown table. */
export function loadTable(all: readonly Series[]): string {
  const rows = all.flatMap((series) =>
    (['plain', 'portal'] as const).map((kind) => {
      const facts = series[kind];
      return [
        series.screen,
        series.network,
        kind === 'plain' ? 'one plain bundle' : 'portal',
        spread(each(facts, 'ms')),
        kind === 'plain' ? '1' : pairedRatio(series).toFixed(2),
        String(Math.round(median(each(facts, 'firstPaintMs')))),
        String(Math.round(median(each(facts, 'blockedMs')))),
        median(each(facts, 'shift')).toFixed(3),
        String(median(each(facts, 'rounds'))),
        String(median(each(facts, 'requests'))),
        String(Math.round(median(each(facts, 'bytes')) / 1000)),
      ];
    }),
  );
  return markdownTable([headings, ...rows], numbers);
}
