import * as z from 'zod/mini';
import { readCall, served } from '../call.ts';
import { optional, optionalList } from '../lenient.ts';
import { libraryNames } from '../research/libraryNames.ts';
import { searchTermSchema } from '../research/listFilters.ts';

/** A company, sector or analyst with a page in the portal. */
const suggestedRecordSchema = z.object({
  category: z.enum(['Company', 'Analyst', 'Sector']),
  value: z.string(),
  translated_value: z.nullable(z.string()),
  profile_link: z.string(),
});
export type SuggestedRecord = z.infer<typeof suggestedRecordSchema>;

/** A publication; `preview_link` is empty if the client is not entitled or there is none. */
const suggestedTitleSchema = z.object({
  title: z.string(),
  language: z.string(),
  entitled: z.boolean(),
  preview_link: z.string(),
});
export type SuggestedTitle = z.infer<typeof suggestedTitleSchema>;

const servedMatches = {
  records: z.array(suggestedRecordSchema),
  titles: z.array(suggestedTitleSchema),
};

const matches = {
  records: optional('records', optionalList('record', suggestedRecordSchema), []),
  titles: optional('titles', optionalList('title', suggestedTitleSchema), []),
};

export const searchSuggestions = readCall({
  path: 'search_suggestions',
  reading: z.object({
    ...matches,
    exact: optional('exact', z.object(matches), { records: [], titles: [] }),
    spelling: optional('spelling', z.nullable(z.string()), null),
  }),
  beyond: true,
  served: () =>
    served({
      summary:
        'While a search is typed: companies, analysts and sectors whose names contain it, with their pages, and the five newest publications whose titles or names have words that begin so, of one library or of all.',
      query: z.object({
        search_term: searchTermSchema,
        library: z.optional(z.enum(libraryNames)),
        /** Preferred edition of a paper. */
        language: z.enum(['English', 'German']),
      }),
      answer: z.object({
        ...servedMatches,
        /** The company of a whole ticker or GK number with its newest paper, or the paper of a reference. */
        exact: z.optional(z.object(servedMatches)),
        /** What may have been meant if nothing matches. */
        spelling: z.optional(z.nullable(z.string())),
      }),
      sample: { search_term: 'ba', library: 'equities', language: 'German' },
      without: 'The search in the header suggests nothing while it is typed.',
    }),
});
