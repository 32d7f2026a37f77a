import {
  firstEntitledPage,
  isEntitled,
  mayOpen,
  pages,
  tabsOfPage,
  type AccessKey,
  type AskedPage,
  type Entitlements,
} from '@portal/contract';
import { termsAddress } from './gateAddresses.ts';

/** Where the gates lead: on to the page, or to another address. */
export type GateAnswer = { open: true } | { open: false; to: string };

/** What the server says of a page and of the terms. */
export interface KnownAuthorisation {
  authorised: boolean;
  accepted_terms: boolean;
  /** The error page for a refusal that leaves no page open. @default the one without a reason */
  refusedTo?: string | undefined;
}

interface GateFacts {
  entitlements: Entitlements;
  authorisation: KnownAuthorisation;
  access: AccessKey | undefined;
  /** The address asked for. */
  place: { pathname: string; search: string };
  isRetired?: ((path: string) => boolean) | undefined;
}

/**
 * The order of the gates behind the session: entitlements are known, then terms, then access to the page.
 * [G-02] [G-05] [G-06]
 */
export function pageAccess({ entitlements, authorisation, access, place, isRetired }: GateFacts): GateAnswer {
  if (!authorisation.accepted_terms) return { open: false, to: termsAddress(place) };
  const page = { pathname: place.pathname, access };
  if (authorisation.authorised && mayOpen(entitlements, page)) return { open: true };
  return {
    open: false,
    to:
      firstEntitledPage(entitlements, isRetired) ??
      authorisation.refusedTo ??
      pages.error.href({ code: 'unentitled' }),
  };
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
export function tabToAuthorise(entitlements: Entitlements, page: AskedPage): string | undefined {
  const tabs = tabsOfPage(entitlements, page);
  return tabs?.find((tab) => isEntitled(entitlements, tab)) ?? tabs?.[0];
}
