import {
  call,
  readCall,
  served,
  optional,
  foldEditionsSchema,
  lastingParameters,
  libraryNames,
  listFilters,
  listQuerySchema,
  plainText,
  publicationListReading,
  publicationListSchema,
  z,
} from '@portal/wire';
import { librariesSchema } from './libraryFilters.ts';

export const recentlyRead = readCall({
  path: 'recently_read',
  droppable: ['fold_editions'],
  reading: publicationListReading,
  beyond: true,
  served: () =>
    served({
      summary:
        'The publications that the client opened last, latest first, at most 50: of the last 90 days, and of what the client is entitled to now.',
      query: z.omit(z.extend(listQuerySchema, { fold_editions: foldEditionsSchema }), {
        tag_filters: true,
        tag_not_filters: true,
        date_range: true,
        order: true,
      }),
      answer: publicationListSchema,
      sample: { page: 1, page_size: 5, limit: 10, fold_editions: 'German' },
      without: 'No page lists what was read last.',
    }),
});

export const markAllRead = call({
  method: 'POST',
  path: 'mark_all_read',
  summary:
    'Marks as read what is new to the client in a list, under its filters: the highlights of today or of date_range, or a library. Answers how much, and the time with which it can be undone. Not in the specification.',
  authenticated: true,
  body: z.object({
    /** Filters and range of the list are JSON text, as in its own call. */
    list: z.enum(['highlights', ...libraryNames]),
    ...listFilters,
    libraries: librariesSchema,
    ...lastingParameters,
  }),
  answer: z.object({ marked: z.int(), marked_at: z.nullable(z.string()) }),
  reading: z.object({
    marked: optional('marked', z.int(), 0),
    marked_at: optional('marked_at', z.string(), null),
  }),
});

export const unmarkRead = call({
  method: 'POST',
  path: 'unmark_read',
  summary:
    'Undoes the mark_all_read of that time; what was opened since stays read. Not in the specification.',
  authenticated: true,
  /** From `mark_all_read`, to the microsecond. */
  body: z.object({ marked_at: plainText(40).check(z.iso.datetime()) }),
  answer: z.object({ unmarked: z.int() }),
  reading: z.object({ unmarked: optional('unmarked', z.int(), 0) }),
});
