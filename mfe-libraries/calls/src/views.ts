import {
  dateRangeSchema,
  optional,
  lastingFields,
  plainText,
  searchTermSchema,
  tagFiltersSchema,
  z,
} from '@portal/wire';
import { librariesSchema } from './libraryFilters.ts';

/** Parameters of the library's list, as JSON instead of JSON text. */
export const viewQuerySchema = z.object({
  tag_filters: z.optional(tagFiltersSchema),
  tag_not_filters: z.optional(tagFiltersSchema),
  date_range: z.optional(dateRangeSchema),
  search_term: z.optional(searchTermSchema),
  libraries: librariesSchema,
  ...lastingFields,
  order: z.optional(z.enum(['asc', 'desc'])),
});
export type ViewQuery = z.infer<typeof viewQuerySchema>;

/** In UTF-16 units. */
export const longestViewName = 60;

/** Limit per client and library. */
export const mostViews = 20;

/** Name of a view: one line that is not empty. */
export const nameSchema = plainText(longestViewName).check(
  z.refine((name) => name.trim() !== '' && !/[\r\n]/.test(name), 'must be one line that is not empty'),
);

/** Range of the database's integers. */
export const idSchema = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const viewSchema = z.object({
  id: z.int(),
  name: z.string(),
  query: viewQuerySchema,
  /** Whether new matches are mailed. */
  mail: z.boolean(),
  /** New and unread papers, at most 100. */
  new: z.int(),
});

/** A saved view as the portal reads it; unknown new papers count as none. */
export const viewReading = z.object({
  ...viewSchema.shape,
  mail: optional('mail', z.boolean(), false),
  new: optional('new', z.int(), 0),
});
export type SavedView = z.output<typeof viewReading>;
