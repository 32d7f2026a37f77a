import { call, z } from '@portal/wire';

const sectionSchema = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  /** List below the paragraphs. */
  points: z.optional(z.array(z.string())),
});

/** The text that a client accepts, in one language. */
export const policySchema = z.object({
  title: z.string(),
  lead: z.string(),
  sections: z.array(sectionSchema),
  /** The last section: its text ends before the mail address, which comes from the environment. */
  contact: z.object({ heading: z.string(), text: z.string() }),
  /** Edition, and since when it is in force. */
  version: z.string(),
});
export type Policy = z.infer<typeof policySchema>;

/** The call for a policy that a deployment keeps at a separate address, without a session. */
export const privacyTextAt = (address: string) =>
  call({
    method: 'GET',
    path: address,
    summary: 'The privacy policy in one language.',
    authenticated: false,
    answer: policySchema,
  });
