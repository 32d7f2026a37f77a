import {
  isEntitled,
  mayOpen,
  pages,
  tabsOfPage,
  type AccessKey,
  type RequestedPage,
  type Entitlements,
} from '@portal/contract';
import { termsAddress } from './gateAddresses.ts';

export type GateAnswer = { open: true } | { open: false; to: string };

export interface KnownAuthorisation {
  authorised: boolean;
  accepted_terms: boolean;
  /** If no page is open. @default the page without a reason */
  refusedTo?: string | undefined;
}

interface GateFacts {
  entitlements: Entitlements;
  authorisation: KnownAuthorisation;
  access: AccessKey | undefined;
  place: { pathname: string; search: string };
  /** Instead of a refused page. */
  firstPage: (entitlements: Entitlements) => string | undefined;
}

/** Checks the terms, then access to the page. [G-02] [G-05] [G-06] */
export function pageAccess({ entitlements, authorisation, access, place, firstPage }: GateFacts): GateAnswer {
  if (!authorisation.accepted_terms) return { open: false, to: termsAddress(place) };
  const page = { pathname: place.pathname, access };
  if (authorisation.authorised && mayOpen(entitlements, page)) return { open: true };
  return {
    open: false,
    to: firstPage(entitlements) ?? authorisation.refusedTo ?? pages.error.href({ code: 'unentitled' }),
  };
}

/**
 * The refusal is newer than the map. Without this, the first entitled page could be the refused one, in an endless
 * loop. [G-05]
 */
export function withoutTab(entitlements: Entitlements, tab: string | undefined): Entitlements {
  if (tab === undefined) return entitlements;
  return { ...entitlements, [tab]: { route_pattern: '', ...entitlements[tab], can_access: false } };
}

/** The first granted tab, else the first. */
export function tabToAuthorise(entitlements: Entitlements, page: RequestedPage): string | undefined {
  const tabs = tabsOfPage(entitlements, page);
  return tabs?.find((tab) => isEntitled(entitlements, tab)) ?? tabs?.[0];
}
