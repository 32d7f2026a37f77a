import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './plainText.ts';
import { listQuerySchema, publicationListSchema } from './publications.ts';

/** The libraries of research, as calls name them. */
export const libraryNames = [
  'allresearch',
  'equities',
  'bonds',
  'international',
  'markets',
  'real_estate',
] as const;
export type LibraryName = (typeof libraryNames)[number];

const searchTerm = plainText(500);

/** What the list of a library takes besides filters and paging. Without `order` a search is ranked by relevance. */
export const libraryQuerySchema = listQuerySchema.extend({
  order: z.enum(['asc', 'desc']).optional(),
  search_term: searchTerm.optional(),
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
