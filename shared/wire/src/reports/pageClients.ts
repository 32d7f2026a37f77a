import * as z from 'zod/mini';
import { call } from '../call.ts';

export const pageClients = call({
  method: 'GET',
  path: 'page_clients',
  summary:
    'How many clients opened pages in the last days, by the first part of the address; 404 without the token of the operators.',
  authenticated: false,
  forOperators: true,
  answer: z.object({
    days: z.int(),
    pages: z.array(z.object({ path: z.string(), clients: z.int() })),
  }),
});
export type PageClients = z.infer<typeof pageClients.answer>;
