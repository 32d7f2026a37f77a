import {
  call,
  optional,
  foldEditionsSchema,
  json,
  listAnswer,
  listOf,
  libraryNames,
  plainText,
  publicationListReading,
  publicationListSchema,
  readCall,
  served,
  searchTermSchema,
  tagFiltersSchema,
  tagFields,
  tagMapReading,
  tagReading,
  tagSchema,
  withTagId,
  z,
  type Tag,
} from '@portal/wire';
import { libraryFilters, libraryQuerySchema } from './libraryFilters.ts';

/** Words joined with ";": `Sector;Company`. */
const joined = plainText(1000).check(z.minLength(1));

const libraryCall = <const Path extends string>(path: Path, name: string) =>
  call({
    method: 'GET',
    path,
    summary: `The publications of ${name}, by filters and search: newest first, or best first when searching.`,
    authenticated: true,
    droppable: ['fold_editions', 'entitled'],
    query: libraryQuerySchema,
    answer: publicationListSchema,
    reading: publicationListReading,
  });

export const allResearchDocuments = libraryCall('all_research_documents', 'all libraries');
export const equitiesDocuments = libraryCall('equities_documents', 'the equity library');
export const bondsDocuments = libraryCall('bonds_documents', 'the fixed income library');
export const internationalDocuments = libraryCall('international_documents', 'the international library');
export const marketsDocuments = libraryCall('markets_documents', 'the markets library');
export const realEstateDocuments = libraryCall('real_estate_documents', 'the real estate library');
export const selectedFixedIncome = libraryCall('selected_fixed_income', 'the fixed income selection');

/** A filter tag, with its number of publications under the other filters. */
const tagOptionSchema = z.extend(tagSchema, { count: z.int() });
export type ServedTagOption = z.infer<typeof tagOptionSchema>;

/** A filter tag as the portal reads it; without a count, none is shown. */
export type TagOption = Tag & { count: number | undefined };

const tagOptionReading = z.pipe(
  z.object({ ...tagFields, count: optional('count', z.int(), undefined) }),
  z.transform(withTagId),
);

const tagFiltersQuerySchema = z.object({
  categories: joined,
  active_only: z._default(z.enum(['true', 'false']), 'true'),
  ...libraryFilters,
  fold_editions: foldEditionsSchema,
});

const tagFiltersCall = <const Path extends string>(path: Path, name: string) =>
  call({
    method: 'GET',
    path,
    summary: `The tags that ${name} can be filtered by, by category. Each is counted under the search, the range, what is excluded, what is followed and the filters of the other categories; with active_only only those that some publication then bears.`,
    authenticated: true,
    droppable: ['fold_editions'],
    query: tagFiltersQuerySchema,
    answer: z.record(z.string(), z.array(tagOptionSchema)),
    reading: listAnswer(tagMapReading(tagOptionReading)),
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

export const typeaheadSuggestions = readCall({
  path: 'typeahead_suggestions',
  reading: listAnswer(listOf('tag', tagReading)),
  served: () =>
    served({
      summary:
        'Tags of several categories whose names contain what was typed, best first, or if there are none, similar names: of research in the libraries that the client may open.',
      query: z.object({
        search_term: searchTermSchema,
        tag_categories: joined,
        /** Ids of chosen tags, joined with ";": not suggested again. */
        selected_tags: z.optional(plainText(5000)),
        /** Minimum similarity if no name contains the text: above 0, up to 1. */
        relevance_threshold: z._default(z.coerce.number().check(z.gt(0), z.maximum(1)), 0.1),
        /** Only suggests tags of publications under these filters. */
        tag_map_constraint: z.optional(json(tagFiltersSchema)),
      }),
      answer: z.array(tagSchema),
      sample: {
        search_term: 'ba',
        tag_categories: 'Sector;Company',
        selected_tags: '1;2',
        relevance_threshold: 0.1,
        tag_map_constraint: { Language: ['German'] },
      },
      without: 'The field Search filters suggests nothing.',
    }),
});

export const companyStudies = readCall({
  path: 'company_studies',
  reading: listAnswer(listOf('tag', tagReading)),
  served: () =>
    served({
      summary: 'The publication types that count as studies in a library.',
      query: z.object({ library: z.enum(libraryNames), tag_filters: z.optional(json(tagFiltersSchema)) }),
      answer: z.array(tagSchema),
      sample: { library: 'equities', tag_filters: { Language: ['German'] } },
      without: 'Studies only cannot be chosen.',
      example: [],
    }),
});

export const searchSpelling = readCall({
  path: 'search_spelling',
  // An unusable answer means no suggestion.
  reading: z.object({ suggestion: optional('suggestion', z.nullable(z.string()), null) }),
  beyond: true,
  served: () =>
    served({
      summary:
        'What may have been meant by a search that finds nothing: the same words, those that occur nowhere replaced by ones that resemble them. Null when that finds nothing either.',
      query: z.object({ search_term: searchTermSchema, library: z.enum(libraryNames) }),
      answer: z.object({ suggestion: z.nullable(z.string()) }),
      sample: { search_term: 'divident', library: 'equities' },
      without: 'A search that finds nothing suggests no other spelling.',
      example: { suggestion: null },
    }),
});
