import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './plainText.ts';

export const contactSchema = z.object({
  name: z.string(),
  cris: z.array(z.unknown()).default([]),
  external_reference: z.string(),
  preferred_language: z.string(),
  accepted_terms: z.boolean(),
});

export const loginAnswerSchema = z.object({
  username: z.string(),
  token: z.string(),
  refresh_token: z.string(),
  first_login: z.boolean(),
  contact: contactSchema,
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const refreshAnswerSchema = z.object({
  token: z.string(),
  refresh_token: z.string(),
  contact: z.object({ name: z.string() }),
});

export const auth = call({
  method: 'POST',
  path: 'auth',
  summary: 'Signs a client in with username and password; a wrong pair answers 403.',
  authenticated: false,
  body: z.object({ username: plainText(254).min(1), password: plainText(1024).min(1) }),
  answer: loginAnswerSchema,
});

export const refreshAuthToken = call({
  method: 'POST',
  path: 'refresh_auth_token',
  summary: 'Exchanges a refresh token for its successor and a new access token; 401 when it is spent.',
  authenticated: false,
  body: z.object({ refresh_token: plainText(512).min(1) }),
  answer: refreshAnswerSchema,
});

export const logout = call({
  method: 'POST',
  path: 'logout',
  summary: 'Ends the session that the refresh token belongs to, on the server too.',
  authenticated: false,
  body: z.object({ refresh_token: plainText(512).min(1) }),
  answer: z.object({ success: z.boolean() }),
});
