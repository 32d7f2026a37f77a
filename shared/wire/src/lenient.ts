import * as z from 'zod/mini';

/**
 * What a bank's own API may answer is known from documents that leave much open. A page demands what it cannot do
 * without; everything else is read with these, so that a missing detail costs that detail and never the page.
 */

/** Details that were there and could not be read, since they were last taken. Parsing never waits, so they are one answer's. */
let unread = new Set<string>();

/** Names of the details that the answer parsed just now had in another shape than agreed. */
export function takeUnread(): string[] {
  const names = [...unread];
  unread = new Set();
  return names;
}

/** Whatever is there, or nothing. */
const whatever = z.optional(z.unknown());

/** A detail: `fallback` where it is absent or null, and where it has another shape, which is reported. */
export const detail = <Schema extends z.ZodMiniType, Fallback>(
  name: string,
  schema: Schema,
  fallback: Fallback,
) =>
  z.pipe(
    whatever,
    z.transform((value): z.output<Schema> | Fallback => {
      if (value === undefined || value === null) return fallback;
      const { success, data } = schema.safeParse(value);
      if (success) return data;
      unread.add(name);
      return fallback;
    }),
  );

/** A list of details: those of another shape are left out and told; a single one without a list counts as one. */
export const details = <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
  z.pipe(
    whatever,
    z.transform((value): z.output<Schema>[] => {
      if (value === undefined || value === null) return [];
      return (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => {
        const { success, data } = schema.safeParse(entry);
        if (!success) unread.add(name);
        return success ? [data] : [];
      });
    }),
  );

/** An answer that is a list, as far as its entries can be read. */
export const listOf = <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list): z.output<Schema>[] => details(name, schema).parse(list)),
  );

/** A day, also as the documents write it (dd.mm.yyyy), as yyyy-MM-dd; a moment stays one. */
export const daySchema = z.pipe(
  z.string(),
  z.transform((day) => day.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1')),
);

/** The body of an answer that is a record with a list `records`, or that list by itself. */
export const asRecords = z.pipe(
  z.unknown(),
  z.transform((body) => (Array.isArray(body) ? { records: body as unknown[] } : body)),
);

/** The body of an answer that is one record, or a list of which it is the first. */
export const asOne = z.pipe(
  z.unknown(),
  z.transform((body) => (Array.isArray(body) ? (body as unknown[])[0] : body)),
);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The beginning of a page, or of data that was cut off: an answer of something else than the API. */
const isNoAnswer = (body: unknown) => typeof body === 'string' && /^\s*[<{[]/.test(body);

/**
 * An answer of which no shape is promised: nothing, `{}` and `true` are as good as any other. What it says of success and
 * errors counts, since a refusal may come with a status that says otherwise.
 */
export const anyAnswer = z.pipe(
  whatever,
  z.transform((body, context): { success: boolean; errors?: unknown } => {
    if (isNoAnswer(body)) {
      context.issues.push({ code: 'custom', message: 'is no answer of the API', input: body });
      return z.NEVER;
    }
    if (!isFields(body)) return { success: body !== false };
    return { success: body['success'] !== false, errors: body['errors'] };
  }),
);

/** Names things in answers and addresses; some APIs count, others write. */
export const idSchema = z.union([z.int(), z.string()]);

/** Text, also where it comes as a number. */
export const textSchema = z.pipe(idSchema, z.transform(String));
