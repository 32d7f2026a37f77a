import * as z from 'zod/mini';
import { call } from '../call.ts';
import { anyAnswer, optional } from '../lenient.ts';
import { isPlainText } from '../plainText.ts';

/** When mails are sent: each at once, collected at 07:00 in Zurich every day or every Monday, or never. */
export const deliveries = ['single', 'daily', 'weekly', 'none'] as const;
export type Delivery = (typeof deliveries)[number];

const storedSchema = z.object({
  cri_json: z.array(z.unknown()),
  /** Counts the changes. */
  revision: z.int(),
  delivery: z.enum(deliveries),
});

/** Bare entries, or a record with them, also under the sign-in's name `cris`. */
const storedReading = z.pipe(
  z.unknown(),
  z.transform((body) => {
    const fields =
      typeof body === 'object' && body !== null && !Array.isArray(body) ? body : { cri_json: body };
    const { cri_json, cris, ...rest } = fields as Record<string, unknown>;
    return {
      cri_json: cri_json ?? cris ?? ('revision' in rest ? [] : rest),
      ...storedDetails.parse(fields),
    };
  }),
);

/** Without a revision, an API cannot detect changes by another device; without a delivery, none can be chosen. */
const storedDetails = z.object({
  revision: optional('revision', z.int(), undefined),
  delivery: optional('delivery', z.enum(deliveries), undefined),
});

/** What a client wants to hear about, as the API keeps it. */
export type StoredPreferences = z.output<typeof storedReading>;

export const getCris = call({
  method: 'GET',
  path: 'current_user/get_cris',
  summary: 'What the client wants to hear about, how, and how often that was changed.',
  authenticated: true,
  answer: storedSchema,
  reading: storedReading,
});

const mostEntries = 10_000;
const mostLevels = 6;

/** Whether all text within can be stored, and nothing is nested deeper than entries are. */
function isPlain(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return isPlainText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (level === mostLevels) return false;
  return Object.entries(value).every(([key, inner]) => isPlainText(key) && isPlain(inner, level + 1));
}

export const updateCris = call({
  method: 'POST',
  path: 'current_user/update_cris',
  summary:
    'Stores what the client wants to hear about. With the revision that was read, answers 409 and stores nothing if it was changed elsewhere meanwhile.',
  authenticated: true,
  body: z.object({
    cri_json: z.array(z.record(z.string(), z.unknown())).check(
      z.maxLength(mostEntries),
      z.refine((entries) => isPlain(entries), 'must be plain and flat'),
    ),
    revision: z.optional(z.int().check(z.minimum(0))),
    delivery: z.optional(z.enum(deliveries)),
  }),
  answer: z.object({ success: z.boolean(), revision: z.int() }),
  reading: anyAnswer,
});
