import { z } from 'zod';

/** What the API answers when it refuses or fails. `errors` is made for the form that sent the call. */
export const problemSchema = z.object({
  status: z.number().int(),
  title: z.string(),
  detail: z.string().optional(),
  errors: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
