import { firstEntitledPage, isEntitled, pages, type AccessKey, type Entitlements } from '@portal/contract';
import type { Authorisation } from '@portal/wire';
import { termsAddress } from './gateAddresses.ts';

/** Where the gates lead: on to the page, or to another address. */
export type GateAnswer = { open: true } | { open: false; to: string };

interface GateFacts {
  entitlements: Entitlements;
  authorisation: Authorisation;
  access: AccessKey | undefined;
  /** The address asked for. */
  place: { pathname: string; search: string };
}

/**
 * The order of the gates behind the session: entitlements are known, then terms, then access to the page.
 * [G-02] [G-05] [G-06]
 */
export function pageAccess({ entitlements, authorisation, access, place }: GateFacts): GateAnswer {
  if (!authorisation.accepted_terms) return { open: false, to: termsAddress(place) };
  if (authorisation.authorised && isEntitled(entitlements, access)) return { open: true };
  return { open: false, to: firstEntitledPage(entitlements) ?? pages.error.href({ code: 'unentitled' }) };
}

/**
 * The map after the server has refused a tab that it grants: the answer about the page is the newer one. Without it the
 * first entitled page could be the one that was just refused, for ever. [G-05]
 */
export function withoutTab(entitlements: Entitlements, tab: string | undefined): Entitlements {
  if (tab === undefined) return entitlements;
  return { ...entitlements, [tab]: { route_pattern: '', ...entitlements[tab], can_access: false } };
}

/** The tab to ask the server about: of several, the first that is granted, else the first. */
export function tabToAuthorise(
  entitlements: Entitlements,
  access: AccessKey | undefined,
): string | undefined {
  if (access === undefined || typeof access === 'string') return access;
  return access.find((tab) => isEntitled(entitlements, tab)) ?? access[0];
}
