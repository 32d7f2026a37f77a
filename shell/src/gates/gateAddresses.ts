import { pages } from '@portal/contract';
import { sessionStore } from '@portal/session';

interface Place {
  pathname: string;
  search: string;
}

/** Where the reader wanted to go, to be carried through a gate; the start page needs no mention. */
const targetOf = ({ pathname, search }: Place): { redirect_uri?: string } => {
  const target = pathname + search;
  return target === pages.home.path ? {} : { redirect_uri: target };
};

let hasLoggedOut = false;
sessionStore.subscribe(({ status }) => {
  if (status === 'signedIn') hasLoggedOut = false;
});

/** The client has logged out: until the next login, Back shows nothing of what they searched for. [B-04] */
export function noteLogout(): void {
  hasLoggedOut = true;
}

/** The login page that leads back to where the reader is, unless they have logged out. [G-01] */
export const loginAddress = (place: Place): string => pages.login.href(hasLoggedOut ? {} : targetOf(place));

/** The page that asks for the terms, and leads on to where the reader wanted to go. [G-02] */
export const termsAddress = (place: Place): string =>
  pages.preferredLanguage.href({ acceptTerms: 'true', ...targetOf(place) });
