import {
  entitledSchema,
  foldEditionsSchema,
  listFilters,
  listQuerySchema,
  plainText,
  searchTermSchema,
  toggleParameters,
  z,
} from '@portal/wire';

/** For all research: limits it to these libraries, joined with ";", as in `equities;bonds`. */
export const librariesSchema = z.optional(plainText(1000));

/** What a reader narrows a library by. */
export const libraryFilters = {
  ...listFilters,
  search_term: z.optional(searchTermSchema),
  libraries: librariesSchema,
  ...toggleParameters,
};

/** What the list of a library takes. Without `order` a search is ranked by relevance. */
export const libraryQuerySchema = z.extend(listQuerySchema, {
  ...libraryFilters,
  order: z.optional(z.enum(['asc', 'desc'])),
  fold_editions: foldEditionsSchema,
  entitled: entitledSchema,
  library: z.optional(plainText(100)),
  page_name: z.optional(plainText(100)),
  component_name: z.optional(plainText(100)),
});
