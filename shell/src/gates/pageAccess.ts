import { firstEntitledPage, isEntitled, pages, type AccessKey, type Entitlements } from '@portal/contract';
import type { Authorisation } from '@portal/wire';

/** Where the gates lead: on to the page, or to another address. */
export type GateAnswer = { open: true } | { open: false; to: string };

interface GateFacts {
  entitlements: Entitlements;
  authorisation: Authorisation;
  access: AccessKey | undefined;
}

/**
 * The order of the gates behind the session: entitlements are known, then terms, then access to the page.
 * [G-02] [G-05] [G-06]
 */
export function pageAccess({ entitlements, authorisation, access }: GateFacts): GateAnswer {
  if (!authorisation.accepted_terms) {
    return { open: false, to: pages.preferredLanguage.href({ acceptTerms: 'true' }) };
  }
  if (authorisation.authorised && isEntitled(entitlements, access)) return { open: true };
  return { open: false, to: firstEntitledPage(entitlements) ?? pages.error.href({ code: 'unentitled' }) };
}

/** The tab to ask the server about: of several, the first that is granted, else the first. */
export function tabToAuthorise(
  entitlements: Entitlements,
  access: AccessKey | undefined,
): string | undefined {
  if (access === undefined || typeof access === 'string') return access;
  return access.find((tab) => isEntitled(entitlements, tab)) ?? access[0];
}
