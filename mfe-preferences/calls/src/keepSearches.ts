import { anyAnswer, call, z } from '@portal/wire';

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
