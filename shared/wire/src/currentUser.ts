import * as z from 'zod/mini';
import { call } from './call.ts';
import { anyAnswer, optional } from './lenient.ts';

const currentUserSchema = z.object({
  name: z.string(),
  username: z.string(),
  preferred_language: z.string(),
  accepted_terms: z.boolean(),
  cri_json: z.unknown(),
  /** Whether the start page begins with what is new for the client. Not in the specification. */
  news_at_start: z.optional(z.boolean()),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

const words = (name: string) => optional(name, z.string(), undefined);

/** Nothing is required; the specification has two names for the language. */
const currentUserReading = z.pipe(
  z.object({
    name: words('name'),
    username: words('username'),
    preferred_language: words('preferred_language'),
    preferredLanguage: words('preferredLanguage'),
    accepted_terms: optional('accepted_terms', z.boolean(), undefined),
    cri_json: z.optional(z.unknown()),
    news_at_start: optional('news_at_start', z.boolean(), undefined),
  }),
  z.transform(({ preferredLanguage, ...user }) => ({
    ...user,
    preferred_language: user.preferred_language ?? preferredLanguage,
  })),
);
/** What the portal knows of the client; any of it may be missing. */
export type KnownUser = z.output<typeof currentUserReading>;

export const currentUser = call({
  method: 'GET',
  path: 'current_user',
  summary: 'The signed-in client.',
  authenticated: true,
  answer: currentUserSchema,
  reading: currentUserReading,
});

export const acceptedTerms = call({
  method: 'GET',
  path: 'current_user/accepted_terms',
  summary: 'Whether the client has accepted the terms.',
  authenticated: true,
  answer: z.object({ accepted_terms: z.boolean() }),
  reading: z.union([
    z.object({ accepted_terms: z.boolean() }),
    z.pipe(
      z.boolean(),
      z.transform((accepted_terms) => ({ accepted_terms })),
    ),
  ]),
});

export const updatePreferredLanguage = call({
  method: 'POST',
  path: 'current_user/update_preferred_language',
  summary: 'Stores the language that the client prefers.',
  authenticated: true,
  body: z.object({ language: z.enum(['English', 'German']) }),
  answer: z.object({ preferred_language: z.string() }),
  reading: anyAnswer,
});
