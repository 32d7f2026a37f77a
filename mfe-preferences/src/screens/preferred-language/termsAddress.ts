import { pages } from '@portal/contract';
import { safeRedirect } from '@portal/router';

/** What the address of /preferred_language asks for. */
export interface TermsAddress {
  /** The client was sent here to accept the terms. */
  acceptsTerms: boolean;
  /** Where saving leads. */
  target: string;
}

/**
 * Reads the address of /preferred_language: with acceptTerms=true a visit ends at the page that was first wanted, if the
 * address carries one within the portal; every other visit ends at the start page. [G-02] [G-03]
 */
export function readTermsAddress(search: URLSearchParams): TermsAddress {
  const acceptsTerms = search.get('acceptTerms') === 'true';
  const wanted = acceptsTerms ? safeRedirect(search.get('redirect_uri')) : undefined;
  return { acceptsTerms, target: wanted ?? pages.home.href() };
}
