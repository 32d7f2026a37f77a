import { z } from 'zod';
import { call } from '../call.ts';
import { libraryNames } from './libraryNames.ts';
import { dateRangeSchema, json, searchTermSchema, tagFiltersSchema } from './listFilters.ts';
import { plainText } from '../plainText.ts';
import { listQuerySchema, publicationListSchema } from './publications.ts';
import { tagSchema } from './tags.ts';

/** Several words joined with ";", as in `Sector;Company`. */
const joined = plainText(1000).min(1);

/** What the list of a library takes besides filters and paging. Without `order` a search is ranked by relevance. */
export const libraryQuerySchema = listQuerySchema.extend({
  order: z.enum(['asc', 'desc']).optional(),
  search_term: searchTermSchema.optional(),
  page_name: plainText(100).optional(),
  component_name: plainText(100).optional(),
});

const libraryCall = <const Path extends string>(path: Path, name: string) =>
  call({
    method: 'GET',
    path,
    summary: `The publications of ${name}, by filters and search: newest first, or best first when searching.`,
    authenticated: true,
    query: libraryQuerySchema,
    answer: publicationListSchema,
  });

export const allResearchDocuments = libraryCall('all_research_documents', 'all libraries');
export const equitiesDocuments = libraryCall('equities_documents', 'the equity library');
export const bondsDocuments = libraryCall('bonds_documents', 'the fixed income library');
export const internationalDocuments = libraryCall('international_documents', 'the international library');
export const marketsDocuments = libraryCall('markets_documents', 'the markets library');
export const realEstateDocuments = libraryCall('real_estate_documents', 'the real estate library');
export const selectedFixedIncome = libraryCall('selected_fixed_income', 'the fixed income selection');

/** A tag to filter by, with the number of publications that bear it under the other filters. */
export const tagOptionSchema = tagSchema.extend({ count: z.number().int() });
export type TagOption = z.infer<typeof tagOptionSchema>;

const tagFiltersCall = <const Path extends string>(path: Path, name: string) =>
  call({
    method: 'GET',
    path,
    summary: `The tags that ${name} can be filtered by, by category. Each is counted under the search, the range, what is excluded and the filters of the other categories; with active_only only those that some publication then bears.`,
    authenticated: true,
    query: z.object({
      categories: joined,
      active_only: z.enum(['true', 'false']).default('true'),
      tag_filters: json(tagFiltersSchema).optional(),
      tag_not_filters: json(tagFiltersSchema).optional(),
      date_range: json(dateRangeSchema).optional(),
      search_term: searchTermSchema.optional(),
    }),
    answer: z.record(z.string(), z.array(tagOptionSchema)),
  });

export const allResearchTagFilters = tagFiltersCall('all_research_tag_filters', 'all research');
export const equitiesTagFilters = tagFiltersCall('equities_tag_filters', 'the equity library');
export const bondsTagFilters = tagFiltersCall('bonds_tag_filters', 'the fixed income library');
export const internationalTagFilters = tagFiltersCall(
  'international_tag_filters',
  'the international library',
);
export const marketsTagFilters = tagFiltersCall('markets_tag_filters', 'the markets library');
export const realEstateTagFilters = tagFiltersCall('real_estate_tag_filters', 'the real estate library');

export const typeaheadSuggestions = call({
  method: 'GET',
  path: 'typeahead_suggestions',
  summary:
    'Tags of several categories that resemble what was typed, best first: those of research in the libraries that the client may open.',
  authenticated: true,
  query: z.object({
    search_term: searchTermSchema,
    tag_categories: joined,
    /** Ids of tags that are chosen already, joined with ";": they are not suggested again. */
    selected_tags: plainText(5000).optional(),
    /** The share of resemblance that is needed, above 0 and up to 1. */
    relevance_threshold: z.coerce.number().gt(0).max(1).default(0.1),
    /** Suggest only what meets publications under these filters. */
    tag_map_constraint: json(tagFiltersSchema).optional(),
  }),
  answer: z.array(tagSchema),
});

export const companyStudies = call({
  method: 'GET',
  path: 'company_studies',
  summary: 'The publication types that count as studies in a library.',
  authenticated: true,
  query: z.object({ library: z.enum(libraryNames), tag_filters: json(tagFiltersSchema).optional() }),
  answer: z.array(tagSchema),
});
