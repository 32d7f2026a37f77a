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

const username = plainText(254).min(1);

export const requestPasswordReset = call({
  method: 'POST',
  path: 'request_password_reset',
  summary:
    'Sends a link by which a new password can be set. Known and unknown addresses get the same answer in the same time.',
  authenticated: false,
  body: z.object({ username }),
  answer: z.boolean(),
});

export const resetPassword = call({
  method: 'POST',
  path: 'reset_password',
  summary:
    'Sets a new password by the token of a mail, which counts once and for ten minutes: 403 when it is spent or unknown, 400 with `errors` when the password breaks a rule. Ends every session of the client.',
  authenticated: false,
  body: z.object({ reset_token: plainText(512).min(1), new_password: plainText(1024).min(1) }),
  answer: z.object({ success: z.boolean(), errors: z.unknown().optional() }),
});

export const requestPasswordlessLogin = call({
  method: 'POST',
  path: 'request_passwordless_login',
  summary:
    'Sends a link that signs in once. Known and unknown addresses get the same answer in the same time.',
  authenticated: false,
  body: z.object({ username }),
  answer: z.boolean(),
});

export const passwordlessLogin = call({
  method: 'POST',
  path: 'passwordless_login',
  summary:
    'Signs in by the token of a mail, which counts once and for ten minutes: 403 when it is spent or unknown.',
  authenticated: false,
  body: z.object({ passwordless_token: plainText(512).min(1) }),
  answer: loginAnswerSchema,
});

export const changePassword = call({
  method: 'POST',
  path: 'current_user/change_password',
  summary:
    'Sets a new password in place of the old one and ends every session of the client; 400 with `errors` when the old one is wrong or the new one breaks a rule.',
  authenticated: true,
  body: z.object({ new_password: plainText(1024).min(1), old_password: plainText(1024).min(1) }),
  answer: z.object({ success: z.boolean(), errors: z.unknown().optional() }),
});
