import { z } from 'zod';
import { call } from './call.ts';

export const currentUserSchema = z.object({
  name: z.string(),
  username: z.string(),
  preferred_language: z.string(),
  accepted_terms: z.boolean(),
  cri_json: z.unknown(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const currentUser = call({
  method: 'GET',
  path: 'current_user',
  summary: 'The signed-in client.',
  authenticated: true,
  answer: currentUserSchema,
});

export const acceptedTerms = call({
  method: 'GET',
  path: 'current_user/accepted_terms',
  summary: 'Whether the client has accepted the terms.',
  authenticated: true,
  answer: z.object({ accepted_terms: z.boolean() }),
});

export const updatePreferredLanguage = call({
  method: 'POST',
  path: 'current_user/update_preferred_language',
  summary: 'Keeps the language the client prefers.',
  authenticated: true,
  body: z.object({ language: z.enum(['English', 'German']) }),
  answer: z.object({ preferred_language: z.string() }),
});

export const updateAcceptedTerms = call({
  method: 'POST',
  path: 'current_user/update_accepted_terms',
  summary: 'Keeps that the client accepts the terms.',
  authenticated: true,
  body: z.object({ accepted_terms: z.literal(true) }),
  answer: z.object({ accepted_terms: z.boolean() }),
});
