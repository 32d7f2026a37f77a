import { anyAnswer, call, z } from '@portal/wire';

export const updateNewsAtStart = call({
  method: 'POST',
  path: 'current_user/update_news_at_start',
  summary: 'Whether the start page begins with what is new for the client. Not in the specification.',
  authenticated: true,
  body: z.object({ news_at_start: z.boolean() }),
  answer: z.object({ success: z.literal(true) }),
  reading: anyAnswer,
});

export const keepSearches = call({
  method: 'POST',
  path: 'keep_searches',
  summary:
    'Whether recent searches are kept from now on; with false those kept are forgotten. Not in the specification.',
  authenticated: true,
  body: z.object({ keep: z.boolean() }),
  answer: z.object({ success: z.literal(true) }),
  reading: anyAnswer,
});

export const updateAcceptedTerms = call({
  method: 'POST',
  path: 'current_user/update_accepted_terms',
  summary: 'Stores that the client accepts the terms.',
  authenticated: true,
  body: z.object({ accepted_terms: z.literal(true) }),
  answer: z.object({ accepted_terms: z.boolean() }),
  reading: anyAnswer,
});
