import * as z from 'zod/mini';
import { call } from './call.ts';
import { optional } from './lenient.ts';
import { plainText } from './plainText.ts';

const entitlementsSchema = z.record(
  z.string(),
  z.object({ can_access: z.boolean(), route_pattern: z.nullish(z.string()) }),
);

/** An unreadable tab is closed; the other tabs still count. */
const entitlementsReading = z.record(
  z.string(),
  optional(
    'entitlement',
    z.object({
      can_access: optional('can_access', z.boolean(), false),
      route_pattern: optional('route_pattern', z.string(), null),
    }),
    { can_access: false, route_pattern: null },
  ),
);

export const entitlementsAll = call({
  method: 'GET',
  path: 'portal_tabs/entitlements/all',
  summary: 'Which portal tabs the client may open. A tab with no entry is allowed.',
  authenticated: true,
  answer: entitlementsSchema,
  reading: entitlementsReading,
});

export const authorisationSchema = z.object({ authorised: z.boolean(), accepted_terms: z.boolean() });

/** Undefined: the answer does not mention the terms. */
const mayTellOfTerms = { accepted_terms: optional('accepted_terms', z.boolean(), undefined) };

/** `authorised` is required: a missing one must not allow anything. */
const authorisationReading = z.object({ authorised: z.boolean(), ...mayTellOfTerms });
export type Authorisation = z.infer<typeof authorisationReading>;

/** The data of a 403, which is the result. [G-08] */
export const refusalReading = z.object({
  authorised: optional('authorised', z.boolean(), false),
  ...mayTellOfTerms,
});

export const authorisation = call({
  method: 'GET',
  path: 'authorisation',
  summary:
    'Whether the client may open a page; route parameters travel along. A refusal answers 403 with the same shape.',
  authenticated: true,
  query: z.catchall(z.object({ portal_tab_name: z.optional(plainText(1000)) }), plainText(500)),
  answer: authorisationSchema,
  reading: authorisationReading,
});

/** Title of the 403 for a client who has not accepted the terms. [G-02] */
export const acceptTermsFirst = 'Accept the terms first.';
