import { anyAnswer, call, z } from '@portal/wire';

export const updateAcceptedTerms = call({
  method: 'POST',
  path: 'current_user/update_accepted_terms',
  summary: 'Stores that the client accepts the terms.',
  authenticated: true,
  body: z.object({ accepted_terms: z.literal(true) }),
  answer: z.object({ accepted_terms: z.boolean() }),
  reading: anyAnswer,
});
