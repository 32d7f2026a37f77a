import * as z from 'zod/mini';
import { optionalList } from '../lenient.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 204, `null` and an empty text. */
const isNothing = (body: unknown) => body === undefined || body === null || body === '';

/** A body that is a record with a list `records`, or that list. Nothing is an empty list. */
export const asRecords = z.pipe(
  z.unknown(),
  z.transform((body) => {
    if (isNothing(body)) return { records: [] };
    if (Array.isArray(body)) return { records: body as unknown[] };
    return isFields(body) && body['records'] === null ? { ...body, records: [] } : body;
  }),
);

/** An entry that says nothing does not count. A sector counts as its companies. */
function weightOf(entry: unknown): number {
  if (isNothing(entry)) return 0;
  if (!isFields(entry)) return 1;
  const companies = entry['companies'] ?? entry['related_companies'];
  if (Array.isArray(companies)) return companies.length;
  return Object.values(entry).every(isNothing) ? 0 : 1;
}

const sum = (entries: readonly unknown[]) => entries.reduce<number>((all, one) => all + weightOf(one), 0);

/** How many entries a list has, before or after it was read: `records`, a bare list, or lists by category. */
export function entriesIn(body: unknown): number {
  if (Array.isArray(body)) return sum(body);
  if (!isFields(body)) return 0;
  const { records } = body;
  if (Array.isArray(records)) return sum(records);
  // A list by category, whose other fields are no entries.
  const lists = Object.values(body).filter((value) => typeof value === 'object' || typeof value === 'string');
  return sum(lists.flat());
}

const listReadings = new WeakSet<z.ZodMiniType>();

/** Whether a reading is of a list. */
export const isListReading = (reading: z.ZodMiniType): boolean => listReadings.has(reading);

/**
 * The reading of an answer that is a list. Nothing is an empty list. An answer with entries of which none can be shown is
 * refused: an empty page would say that there are none.
 */
export function listAnswer<Reading extends z.ZodMiniType>(reading: Reading) {
  const read = z.pipe(
    z.optional(z.unknown()),
    z.transform((body, context): z.output<Reading> => {
      const { success, data, error } = reading.safeParse(isNothing(body) ? [] : body);
      if (success && (entriesIn(data) > 0 || entriesIn(body) === 0)) return data;
      const issues = error?.issues ?? [{ path: [], message: 'none of its entries can be read' }];
      for (const { path, message } of issues)
        context.issues.push({ code: 'custom', path: [...path], message, input: body });
      return z.NEVER;
    }),
  );
  listReadings.add(read);
  return read;
}

/** A list as the whole answer, or as its `records`; omits unreadable entries. */
export const listOf = <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
  z.pipe(
    z.pipe(asRecords, z.object({ records: z.array(z.unknown()) })),
    z.transform(({ records }): z.output<Schema>[] => optionalList(name, schema).parse(records)),
  );
