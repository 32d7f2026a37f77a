import { dateRangeSchema, detail, plainText, searchTermSchema, tagFiltersSchema, z } from '@portal/wire';
import { librariesSchema } from './libraries.ts';

/** What a view narrows its library by: as the library's list takes it, but as JSON and not as JSON text. */
export const viewQuerySchema = z.object({
  tag_filters: z.optional(tagFiltersSchema),
  tag_not_filters: z.optional(tagFiltersSchema),
  date_range: z.optional(dateRangeSchema),
  search_term: z.optional(searchTermSchema),
  libraries: librariesSchema,
  followed: z.optional(z.literal('true')),
  order: z.optional(z.enum(['asc', 'desc'])),
});
export type ViewQuery = z.infer<typeof viewQuerySchema>;

/** The longest name of a view, in UTF-16 units. */
export const longestViewName = 60;

/** The most views that one client keeps of one library. */
export const mostViews = 20;

/** One line that is not empty. */
export const nameSchema = plainText(longestViewName).check(
  z.refine((name) => name.trim() !== '' && !/[\r\n]/.test(name), 'must be one line that is not empty'),
);

/** As the database counts. */
export const idSchema = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const viewSchema = z.object({
  id: z.int(),
  name: z.string(),
  query: viewQuerySchema,
  /** Whether a mail comes when something new fits. */
  mail: z.boolean(),
  /** New and unread papers in it, 100 at most. */
  new: z.int(),
});

/** A saved view as the portal reads it; without a number of new papers none is shown. */
export const viewReading = z.object({
  ...viewSchema.shape,
  mail: detail('mail', z.boolean(), false),
  new: detail('new', z.int(), 0),
});
export type SavedView = z.output<typeof viewReading>;
