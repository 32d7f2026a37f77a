import { pages } from '@portal/contract';
import { safeRedirect } from '@portal/router';
import { authCalls } from '@portal/wire-auth';

export interface Credentials {
  username: string;
  password: string;
}

/** Whether the form lacks something. A password is never trimmed; a name of blanks is none. */
export function missingCredentials({ username, password }: Credentials): boolean {
  return username.trim() === '' || password === '';
}

/** What is sent: e-mail addresses are trimmed, passwords are not. */
export function credentialsToSend({ username, password }: Credentials): Credentials {
  return { username: username.trim(), password };
}

/** Whether no account can be meant: the API takes nothing that long, and a shortened text would be another one. */
export const isBeyondAnyAccount = (credentials: Credentials) =>
  authCalls.auth.body?.safeParse(credentialsToSend(credentials)).success === false;

/** Pages for those who are signed out: nobody wants to be led there by signing in. */
const pagesForVisitors = [pages.login, pages.resetPassword, pages.passwordlessLogin].map(({ path }) => path);

/** Longer than any address of the portal: what is longer was made by somebody else. */
const longestTarget = 2000;

/** Where the address asks to go after sign-in, if that lies in the portal and is not a page for visitors. */
export function redirectTarget(search: URLSearchParams): string | undefined {
  const target = safeRedirect(search.get('redirect_uri'));
  if (target === undefined || target.length > longestTarget) return undefined;
  const [path = ''] = target.toLowerCase().split(/[?#]/);
  return pagesForVisitors.some((page) => path === page || path.startsWith(`${page}/`)) ? undefined : target;
}

/** After a fresh sign-in. */
export const targetAfterLogin = (search: URLSearchParams) => redirectTarget(search) ?? pages.home.path;

/** For a visitor who is signed in already. */
export const targetWhenSignedIn = (search: URLSearchParams) =>
  redirectTarget(search) ?? pages.todaysHighlights.path;
