import { call, detail, entitledSchema, foldEditionsSchema, libraryNames, listOf, z } from '@portal/wire';
import { libraryFilters } from './libraries.ts';

/** What a list can be narrowed by, and what of it can be left out by itself. */
const kinds = ['tag', 'not', 'date_range', 'libraries', 'followed', 'new', 'search_term'] as const;

export const publicationCountQuerySchema = z.object({
  /** Whose list it is; the publications of a day when left out. */
  library: z.optional(z.enum(libraryNames)),
  ...libraryFilters,
  fold_editions: foldEditionsSchema,
  /** Counts what the list would show that was asked like this, each time by itself. */
  entitled: entitledSchema,
  /** How the list is sorted: of a long one the first entries decide what `auto` leaves out. */
  order: z.optional(z.enum(['asc', 'desc'])),
  /** Counts also what there would be without each of the filters. */
  without: z.optional(z.enum(['true', 'false'])),
});

const withoutSchema = z.object({
  kind: z.enum(kinds),
  /** Of tags: all values of a category are one filter. */
  category: z.optional(z.string()),
  count: z.int(),
});
/** How many publications a list holds once a filter has gone. */
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
    without: detail('without', listOf('without', withoutSchema), undefined),
  }),
});
