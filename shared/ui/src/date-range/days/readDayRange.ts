import { rangeEnds, type DayRange, type RangeEnd } from './DayRange.ts';
import { readDay, type DayProblem, type TypedDays } from './readDay.ts';

/** What both ends have typed into them. */
export type RangeTexts = Record<RangeEnd, string>;

export interface RangeProblem {
  kind: DayProblem | 'half' | 'backwards';
  /** The field that it is to be fixed in. */
  end: RangeEnd;
}

export interface RangeReading {
  /** Only when both ends are days in their order: fewer are no range. */
  range?: DayRange;
  /** Nothing typed at either end. */
  empty: boolean;
  problems: RangeProblem[];
}

/** Two texts as a range: both days are needed, the first not after the second, neither later than the last. [L-04] */
export function readDayRange(texts: RangeTexts, days: TypedDays): RangeReading {
  const readings = { start: readDay(texts.start, days), end: readDay(texts.end, days) };
  const problems = rangeEnds.flatMap((end): RangeProblem[] => {
    const { problem } = readings[end];
    return problem === undefined ? [] : [{ kind: problem, end }];
  });
  const { day: start } = readings.start;
  const { day: end } = readings.end;
  const empty = texts.start.trim() === '' && texts.end.trim() === '';
  if (problems.length > 0 || empty) return { empty, problems };
  if (start === undefined) return { empty, problems: [{ kind: 'half', end: 'start' }] };
  if (end === undefined) return { empty, problems: [{ kind: 'half', end: 'end' }] };
  if (start > end) return { empty, problems: [{ kind: 'backwards', end: 'end' }] };
  return { empty, range: { start, end }, problems };
}
