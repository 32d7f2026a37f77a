import * as z from 'zod/mini';

/** The API's answer to a refusal or failure. `errors` is meant for the form that sent the call. */
export const problemSchema = z.object({
  status: z.int(),
  title: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problemSchema>;
