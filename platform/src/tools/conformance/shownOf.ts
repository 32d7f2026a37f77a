import { entriesIn, isListReading, pagesOf, takeUnread, withoutBroken, type z } from '@portal/wire';

interface Shown {
  /** What the portal makes of the answer. */
  error: z.core.$ZodError | undefined;
  /** What its page would not show as meant, in sentences. */
  faults: string[];
}

/** Flags that open something only if they are exactly true. */
const flags = ['can_access', 'entitled', 'authorised', 'entitlement', 'permission'];

function pagesFault(body: unknown, size: number, received: number): string | undefined {
  const { num_pages: pages, max_records: records } = pagesOf(body);
  if (pages !== undefined && records !== undefined && records > pages * size)
    return `It tells ${records} records in ${pages} pages of ${size}: clients reach ${pages * size}.`;
  return pages === undefined && records === undefined && received === size
    ? 'It tells neither num_pages nor max_records: clients see no total, and load more until a page is short.'
    : undefined;
}

function valueFaults(unread: readonly string[]): string[] {
  const closed = unread.filter((name) => flags.includes(name));
  const dropped = unread.filter((name) => !flags.includes(name));
  const faults: string[] = [];
  if (closed.length > 0) faults.push(`Neither true nor false, so closed to clients: ${closed.join(', ')}.`);
  if (dropped.length > 0) faults.push(`In a form that is not read, so not shown: ${dropped.join(', ')}.`);
  return faults;
}

/** Judges an answer by the portal's own readers. `pageSize` is what was asked for, if anything. */
export function shownOf(reading: z.ZodMiniType, body: unknown, pageSize: number | undefined): Shown {
  takeUnread();
  const read = reading.safeParse(body);
  const partial = read.success ? undefined : withoutBroken(reading, body, read.error);
  const unread = takeUnread();
  const error = partial === undefined ? read.error : undefined;
  if (error !== undefined || !isListReading(reading)) return { error, faults: valueFaults(unread) };
  const received = entriesIn(body);
  const shown = entriesIn(partial === undefined ? read.data : partial.answer);
  const faults: string[] = [];
  if (shown < received) faults.push(`Of ${received} entries ${shown} can be shown.`);
  if (partial !== undefined) faults.push(`${partial.report}.`);
  const pages = pageSize === undefined ? undefined : pagesFault(body, pageSize, received);
  if (pages !== undefined) faults.push(pages);
  return { error: undefined, faults: [...faults, ...valueFaults(unread)] };
}
