import * as z from 'zod/mini';
import { call, readCall, served } from '../call.ts';
import { anyAnswer, optional, optionalList } from '../lenient.ts';
import { listAnswer } from '../answers/lists.ts';
import { searchTermSchema } from '../research/listFilters.ts';

export const recentSearches = readCall({
  path: 'recent_searches',
  reading: listAnswer(
    z.object({
      enabled: optional('enabled', z.boolean(), true),
      searches: optionalList('search', z.string()),
    }),
  ),
  beyond: true,
  served: () =>
    served({
      summary:
        'The texts that the client searched for last, latest first, at most 10; and whether the client has them kept.',
      query: z.object({}),
      answer: z.object({ enabled: z.boolean(), searches: z.array(z.string()) }),
      sample: {},
      without: 'The search in the header remembers no searches.',
      example: { enabled: true, searches: [] },
    }),
});

const saved = z.object({ success: z.literal(true) });

export const noteSearch = call({
  method: 'POST',
  path: 'note_search',
  summary:
    'Notes a search for recent_searches; the same text in another case takes its place. Nothing for a client who does not have them kept. Not in the specification.',
  authenticated: true,
  body: z.object({ search_term: searchTermSchema.check(z.minLength(1)) }),
  answer: saved,
  reading: anyAnswer,
});

export const forgetSearches = call({
  method: 'POST',
  path: 'forget_searches',
  summary: 'Forgets the recent searches of the client. Not in the specification.',
  authenticated: true,
  answer: saved,
  reading: anyAnswer,
});
