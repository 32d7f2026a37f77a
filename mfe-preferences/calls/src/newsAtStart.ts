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
