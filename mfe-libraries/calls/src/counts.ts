import {
  call,
  optional,
  entitledSchema,
  foldEditionsSchema,
  libraryNames,
  listOf,
  toggleCalls,
  z,
} from '@portal/wire';
import { libraryFilters } from './libraryFilters.ts';

/** Filters of a list that can be left out one by one. */
const kinds = ['tag', 'not', 'date_range', 'libraries', ...toggleCalls, 'search_term'] as const;

const publicationCountQuerySchema = z.object({
  /** The list's library; undefined: the day's publications. */
  library: z.optional(z.enum(libraryNames)),
  ...libraryFilters,
  fold_editions: foldEditionsSchema,
  /** Counts what a list with this parameter would show; applied separately to each count. */
  entitled: entitledSchema,
  /** Order of the list: in a long one, the first entries decide what `auto` leaves out. */
  order: z.optional(z.enum(['asc', 'desc'])),
  /** Also counts without each filter. */
  without: z.optional(z.enum(['true', 'false'])),
});

const withoutSchema = z.object({
  kind: z.enum(kinds),
  /** Only for tags: all values of a category are one filter. */
  category: z.optional(z.string()),
  count: z.int(),
});
/** Number of publications without a filter. */
export type CountWithout = z.infer<typeof withoutSchema>;
/** A filter of a list, by name. */
export type CountedFilter = Omit<CountWithout, 'count'>;

export const publicationCount = call({
  method: 'GET',
  path: 'publication_count',
  summary:
    'How many publications, or papers where editions are folded, a list holds under its filters and search, without a limit; with `without` also how many it would hold without each of them. Not in the specification.',
  authenticated: true,
  query: publicationCountQuerySchema,
  answer: z.object({ count: z.int(), without: z.optional(z.array(withoutSchema)) }),
  reading: z.object({
    count: z.int(),
    without: optional('without', listOf('without', withoutSchema), undefined),
  }),
});
