import { dateRangeSchema, type DateRange } from '@portal/wire';

type DateRangeProblem = 'halfRange' | 'backwards' | 'notADay' | 'future';

interface DateRangeReading {
  dateRange?: DateRange;
  problem?: DateRangeProblem;
}

const isGiven = (text: string | null): text is string => text !== null && text !== '';

const isDay = (text: string) => dateRangeSchema.shape.start_date.safeParse(text).success;

/**
 * Reads a range: both days are required, in order, and not in the future. [L-04]
 * @param today the publishing day, yyyy-MM-dd
 */
export function readDateRange(
  { start, end }: { start: string | null; end: string | null },
  today: string,
): DateRangeReading {
  if (!isGiven(start) && !isGiven(end)) return {};
  if (!isGiven(start) || !isGiven(end)) return { problem: 'halfRange' };
  if (!isDay(start) || !isDay(end)) return { problem: 'notADay' };
  if (start > end) return { problem: 'backwards' };
  if (end > today) return { problem: 'future' };
  return { dateRange: { start_date: start, end_date: end } };
}
