import type * as z from 'zod/mini';
import { asRecords } from './lists.ts';
import { pagesOf } from '../research/pages.ts';

interface Repaired<Answer> {
  answer: Answer;
  /** What was left out and why, for the report. */
  report: string;
}

type Issue = z.core.$ZodIssue;

const placeOf = ({ path: [field, place] }: Issue) =>
  field === 'records' && typeof place === 'number' ? place : undefined;

/** An answer that is broken in its records only. */
type List = { records: unknown[]; skipped?: number };

/** A list of several pages continues after a broken one. */
function hasOtherPages(list: List): boolean {
  const { num_pages: pages, max_records: records = 0 } = pagesOf(list);
  return pages === undefined ? records > list.records.length : pages > 1;
}

/**
 * A list without its malformed records, counted in `skipped`. Undefined if anything else is wrong or no record of the
 * list would remain.
 */
export function withoutBroken<Answer extends z.ZodMiniType>(
  answer: Answer,
  body: unknown,
  { issues }: z.core.$ZodError,
): Repaired<z.output<Answer>> | undefined {
  const places = new Set(issues.map(placeOf));
  if (places.has(undefined)) return undefined;
  const list = asRecords.parse(body) as List;
  if (!Array.isArray(list.records)) return undefined;
  const records = list.records.filter((_record, place) => !places.has(place));
  if (records.length === 0 && !hasOtherPages(list)) return undefined;
  const rest = answer.safeParse({ ...list, records, skipped: (list.skipped ?? 0) + places.size });
  if (!rest.success) return undefined;
  const [first] = issues;
  const why = first === undefined ? '' : `${first.path.join('.')}: ${first.message}`;
  return { answer: rest.data, report: `Records left out: ${places.size} (${why})` };
}
