import { pages } from '@portal/contract';
import { sessionStore } from '@portal/session';

interface Place {
  pathname: string;
  search: string;
}

/** The start page needs no parameter. */
const targetOf = ({ pathname, search }: Place): { redirect_uri?: string } => {
  const target = pathname + search;
  return target === pages.home.path ? {} : { redirect_uri: target };
};

let hasLoggedOut = false;
sessionStore.subscribe(({ status }) => {
  if (status === 'signedIn') hasLoggedOut = false;
});

/** Until the next login, Back reveals no searches. [B-04] */
export function noteLogout(): void {
  hasLoggedOut = true;
}

/** Leads back to this place unless the client logged out. [G-01] */
export const loginAddress = (place: Place): string => pages.login.href(hasLoggedOut ? {} : targetOf(place));

/** Asks to accept the terms, then leads on. [G-02] */
export const termsAddress = (place: Place): string =>
  pages.preferredLanguage.href({ acceptTerms: 'true', ...targetOf(place) });
