import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './plainText.ts';

export const entitlementsSchema = z.record(
  z.string(),
  z.object({ can_access: z.boolean(), route_pattern: z.string() }),
);

export const entitlementsAll = call({
  method: 'GET',
  path: 'portal_tabs/entitlements/all',
  summary: 'Which portal tabs the client may open. A tab with no entry is allowed.',
  authenticated: true,
  answer: entitlementsSchema,
});

export const authorisationSchema = z.object({ authorised: z.boolean(), accepted_terms: z.boolean() });
export type Authorisation = z.infer<typeof authorisationSchema>;

export const authorisation = call({
  method: 'GET',
  path: 'authorisation',
  summary:
    'Whether the client may open a page; route parameters travel along. A refusal answers 403 with the same shape.',
  authenticated: true,
  query: z.object({ portal_tab_name: plainText(1000).optional() }).catchall(plainText(500)),
  answer: authorisationSchema,
});

/** Title of the 403 by which the API refuses content to a client who has not accepted the terms. [G-02] */
export const acceptTermsFirst = 'Accept the terms first.';
