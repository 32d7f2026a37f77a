import * as z from 'zod/mini';

/**
 * The documents leave open much of what a bank's own API may answer. Pages require only the essential; the rest is read
 * with these, so that a missing detail never costs the page.
 */

/** Unreadable details since the last takeUnread. Parsing is synchronous, so they belong to one answer. */
let unread = new Set<string>();

/** Returns and clears the names of details with an unexpected shape in the answer just parsed. */
export function takeUnread(): string[] {
  const names = [...unread];
  unread = new Set();
  return names;
}

const whatever = z.optional(z.unknown());

/** A detail: `fallback` if missing, null, or of another shape; only the last is reported. */
export const optional = <Schema extends z.ZodMiniType, Fallback>(
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

/** A list of details: omits and reports those of another shape. A single value counts as a list of one. */
export const optionalList = <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
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

/** A body that is one record, or a list that starts with it. */
export const asOne = z.pipe(
  z.unknown(),
  z.transform((body) => (Array.isArray(body) ? (body as unknown[])[0] : body)),
);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The start of a page or of truncated data, which the API did not send. */
const isNoAnswer = (body: unknown) => typeof body === 'string' && /^\s*[<{[]/.test(body);

const nos: readonly unknown[] = [false, 0, 'false', '0'];

/**
 * An answer without a promised shape: nothing, `{}` and `true` all do. `success` and `errors` count, since a refusal
 * may have a 2xx status. `success` is undefined if the answer does not tell.
 */
export const anyAnswer = z.pipe(
  whatever,
  z.transform((body, context): { success: boolean | undefined; errors?: unknown } => {
    if (isNoAnswer(body)) {
      context.issues.push({ code: 'custom', message: 'is no answer of the API', input: body });
      return z.NEVER;
    }
    if (!isFields(body)) return { success: booleanOf(body) };
    return { success: booleanOf(body['success']), errors: body['errors'] };
  }),
);

/** Undefined if the value is no flag. */
function booleanOf(flag: unknown): boolean | undefined {
  if (nos.includes(flag)) return false;
  return flag === true || flag === 1 || flag === 'true' || flag === '1' ? true : undefined;
}

/** An id in answers and addresses; some APIs use numbers, others text. */
export const idSchema = z.union([z.int(), z.string()]);

/** Text, or a number read as text. */
export const textSchema = z.pipe(idSchema, z.transform(String));
