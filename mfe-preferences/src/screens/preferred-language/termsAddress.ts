import { pages } from '@portal/contract';
import { safeRedirect } from '@portal/router';

export interface TermsAddress {
  /** The client was sent here to accept the terms. */
  acceptsTerms: boolean;
  target: string;
}

/**
 * Reads the address of /preferred_language. Only with acceptTerms=true does `redirect_uri` count, and only within the
 * portal; otherwise saving leads to the start page. [G-02] [G-03]
 */
export function readTermsAddress(search: URLSearchParams): TermsAddress {
  const acceptsTerms = search.get('acceptTerms') === 'true';
  const requested = acceptsTerms ? safeRedirect(search.get('redirect_uri')) : undefined;
  return { acceptsTerms, target: requested ?? pages.home.href() };
}
