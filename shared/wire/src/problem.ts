import * as z from 'zod/mini';

/** What the API answers when it refuses or fails. `errors` is made for the form that sent the call. */
export const problemSchema = z.object({
  status: z.int(),
  title: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problemSchema>;
