import { pages } from '@portal/contract';
import { safeRedirect } from '@portal/router';
import { authCalls } from '@portal/wire-auth';

export interface Credentials {
  username: string;
  password: string;
}

/** Passwords are never trimmed; a blank username counts as missing. */
export function missingCredentials({ username, password }: Credentials): boolean {
  return username.trim() === '' || password === '';
}

export function credentialsToSend({ username, password }: Credentials): Credentials {
  return { username: username.trim(), password };
}

/** True if no account can match: the API accepts nothing that long, and truncating would change the text. */
export const isBeyondAnyAccount = (credentials: Credentials) =>
  authCalls.auth.body?.safeParse(credentialsToSend(credentials)).success === false;

/** Pages for signed-out visitors; signing in never leads there. */
const pagesForVisitors = [pages.login, pages.resetPassword, pages.passwordlessLogin].map(({ path }) => path);

/** Longer than any address of the portal. */
const longestTarget = 2000;

/** Returns the redirect target if it is within the portal and not a page for visitors. */
export function redirectTarget(search: URLSearchParams): string | undefined {
  const target = safeRedirect(search.get('redirect_uri'));
  if (target === undefined || target.length > longestTarget) return undefined;
  const [path = ''] = target.toLowerCase().split(/[?#]/);
  return pagesForVisitors.some((page) => path === page || path.startsWith(`${page}/`)) ? undefined : target;
}

/** Where to go after a fresh sign-in. */
export const targetAfterLogin = (search: URLSearchParams) => redirectTarget(search) ?? pages.home.path;

/** Where to go if the visitor was already signed in. */
export const targetWhenSignedIn = (search: URLSearchParams) =>
  redirectTarget(search) ?? pages.todaysHighlights.path;
