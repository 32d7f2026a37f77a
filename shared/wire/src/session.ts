import * as z from 'zod/mini';
import { call } from './call.ts';
import { anyAnswer, optional } from './lenient.ts';
import { plainText } from './plainText.ts';

const refreshAnswerSchema = z.object({
  token: z.string(),
  refresh_token: z.string(),
  contact: z.object({ name: z.string() }),
});

/** A renewal keeps the client, and the refresh token unless there is a new one. */
const refreshReading = z.object({
  token: z.string(),
  refresh_token: optional('refresh_token', z.string(), undefined),
  contact: optional('contact', z.object({ name: z.string() }), undefined),
});

export const refreshAuthToken = call({
  method: 'POST',
  path: 'refresh_auth_token',
  summary: 'Exchanges a refresh token for its successor and a new access token; 401 if it was used.',
  authenticated: false,
  body: z.object({ refresh_token: plainText(512).check(z.minLength(1)) }),
  answer: refreshAnswerSchema,
  reading: refreshReading,
});

export const logout = call({
  method: 'POST',
  path: 'logout',
  summary: 'Ends the session that the refresh token belongs to, on the server too.',
  authenticated: false,
  body: z.object({
    refresh_token: plainText(512).check(z.minLength(1)),
    /** Refresh token of the sign-in that replaces it: if both belong to one session, that continues. */
    replaced_by: z.optional(plainText(512).check(z.minLength(1))),
  }),
  answer: z.object({ success: z.boolean() }),
  reading: anyAnswer,
});
