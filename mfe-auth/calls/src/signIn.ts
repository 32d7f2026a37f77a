import { anyAnswer, call, optional, plainText, z } from '@portal/wire';

const contactSchema = z.object({
  name: z.string(),
  cris: z._default(z.array(z.unknown()), []),
  external_reference: z.string(),
  preferred_language: z.string(),
  accepted_terms: z.boolean(),
});

const loginAnswerSchema = z.object({
  username: z.string(),
  token: z.string(),
  refresh_token: z.string(),
  first_login: z.boolean(),
  contact: contactSchema,
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** Only the tokens are required to sign in. */
const loginReading = z.object({
  username: optional('username', z.string(), ''),
  token: z.string(),
  refresh_token: z.string(),
  contact: optional(
    'contact',
    z.object({
      name: optional('contact.name', z.string(), ''),
      preferred_language: optional('contact.preferred_language', z.string(), undefined),
      accepted_terms: optional('contact.accepted_terms', z.boolean(), undefined),
    }),
    { name: '', preferred_language: undefined, accepted_terms: undefined },
  ),
});
/** What the portal knows of a client who has just signed in. */
export type SignedInClient = z.output<typeof loginReading>;

export const auth = call({
  method: 'POST',
  path: 'auth',
  summary: 'Logs a client in with username and password; 403 if they are wrong.',
  authenticated: false,
  body: z.object({
    username: plainText(254).check(z.minLength(1)),
    password: plainText(1024).check(z.minLength(1)),
    /** Only sent to be remembered: the session lasts longer. */
    remember_me: z.optional(z.literal(true)),
  }),
  answer: loginAnswerSchema,
  reading: loginReading,
});

const username = plainText(254).check(z.minLength(1));

export const requestPasswordReset = call({
  method: 'POST',
  path: 'request_password_reset',
  summary:
    'Mails a link to set a new password. Known and unknown addresses get the same answer in the same time.',
  authenticated: false,
  body: z.object({ username }),
  answer: z.boolean(),
  reading: anyAnswer,
});

export const resetPassword = call({
  method: 'POST',
  path: 'reset_password',
  summary:
    'Sets a new password with the token of a mail, valid once and for ten minutes: 403 if it was used or is unknown (for two minutes a repeat with the same password succeeds), 400 with `errors` when the password breaks a rule. Ends every session of the client.',
  authenticated: false,
  body: z.object({
    reset_token: plainText(512).check(z.minLength(1)),
    new_password: plainText(1024).check(z.minLength(1)),
  }),
  answer: z.object({ success: z.boolean(), errors: z.optional(z.unknown()) }),
  reading: anyAnswer,
});

export const requestPasswordlessLogin = call({
  method: 'POST',
  path: 'request_passwordless_login',
  summary:
    'Mails a link that logs in once. Known and unknown addresses get the same answer in the same time.',
  authenticated: false,
  body: z.object({ username }),
  answer: z.boolean(),
  reading: anyAnswer,
});

export const passwordlessLogin = call({
  method: 'POST',
  path: 'passwordless_login',
  summary:
    'Logs in with the token of a mail, valid once and for ten minutes: 403 if it was used or is unknown. Its first use may be repeated for two minutes.',
  authenticated: false,
  body: z.object({ passwordless_token: plainText(512).check(z.minLength(1)) }),
  answer: loginAnswerSchema,
  reading: loginReading,
});

export const changePassword = call({
  method: 'POST',
  path: 'current_user/change_password',
  summary:
    'Replaces the password and ends every session of the client; 400 with `errors` when the old one is wrong or the new one breaks a rule.',
  authenticated: true,
  body: z.object({
    new_password: plainText(1024).check(z.minLength(1)),
    old_password: plainText(1024).check(z.minLength(1)),
  }),
  answer: z.object({ success: z.boolean(), errors: z.optional(z.unknown()) }),
  reading: anyAnswer,
});
