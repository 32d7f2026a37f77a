import { rangeEnds, type DayRange, type RangeEnd } from './DayRange.ts';
import { readDay, type DayProblem, type TypedDays } from './readDay.ts';

/** The text of both ends. */
export type RangeTexts = Record<RangeEnd, string>;

export interface RangeProblem {
  kind: DayProblem | 'half' | 'backwards';
  /** The field to correct. */
  end: RangeEnd;
}

export interface RangeReading {
  /** Only if both days are valid and in order. */
  range?: DayRange;
  /** Both fields are blank. */
  empty: boolean;
  problems: RangeProblem[];
}

/** Reads two texts as a range: both days are required, in order, and not after the last day. [L-04] */
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
