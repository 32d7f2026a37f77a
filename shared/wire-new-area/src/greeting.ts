import { call, z } from '@portal/wire';

export const newAreaGreeting = call({
  method: 'GET',
  path: 'new_area/greeting',
  summary: 'Who is greeted on the first page of the area.',
  authenticated: true,
  answer: z.object({ name: z.string() }),
});
