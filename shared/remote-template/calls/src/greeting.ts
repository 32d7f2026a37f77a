import { readCall, served, z } from '@portal/wire';

const greeting = z.object({ name: z.string() });

export const newAreaGreeting = readCall({
  path: 'new_area/greeting',
  reading: greeting,
  beyond: true,
  served: () =>
    served({
      summary: 'Who is greeted on the first page of the area.',
      query: z.object({}),
      answer: greeting,
      sample: {},
    }),
});
