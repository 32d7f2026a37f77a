import { api, configureApi, queryClient } from '@portal/api';
import { pages } from '@portal/contract';
import {
  adoptCookie,
  onOtherTabs,
  providePortalLinks,
  renewSession,
  sessionStore,
  signOut,
  type Session,
} from '@portal/session';
import { clearToasts } from '@portal/ui';
import { calls, type Environment } from '@portal/wire';

const refreshTokenNow = () => {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.refreshToken : undefined;
};

/** The address of the sign-in page that leads back to where the reader is. [G-01] */
export function loginAddress(location: { pathname: string; search: string }): string {
  const target = location.pathname + location.search;
  return target === pages.home.path ? pages.login.href() : pages.login.href({ redirect_uri: target });
}

interface SessionEvents {
  /** Nobody is signed in any more, under an open page. */
  onSessionOver: () => void;
  /** Somebody else is signed in now. */
  onOtherClient: () => void;
}

const clientOf = (session: Session) => (session.status === 'signedIn' ? session.currentUserName : undefined);

/** What was read for one client never outlives their session in this page, however the change came about. [B-05] */
function forgetWithTheClient(onOtherClient: () => void): void {
  sessionStore.subscribe((now, before) => {
    if (clientOf(before) === undefined || clientOf(now) === clientOf(before)) return;
    queryClient.clear();
    clearToasts();
    if (now.status === 'signedIn') onOtherClient();
  });
}

/** Plugs the session into the API client. The cookie is read again for every call: other tabs renew it too. */
export function connectSession(environment: Environment, events: SessionEvents): void {
  providePortalLinks(environment.links);
  forgetWithTheClient(events.onOtherClient);
  configureApi({
    baseUrl: environment.apiBase,
    readTokens: () => {
      const before = sessionStore.getState();
      const session = adoptCookie();
      if (session.status === 'signedIn') return session;
      // The cookie vanished under an open page: removed by hand, or run out.
      if (before.status === 'signedIn') events.onSessionOver();
      return undefined;
    },
    onRenewed: renewSession,
    onSessionOver: () => {
      signOut();
      events.onSessionOver();
    },
  });
}

interface TabEvents {
  onSignedOut: () => void;
  onSignedIn: () => void;
}

/** Follows the other tabs: what counts is the cookie, not the word, which may be late. [B-04] */
export function followOtherTabs({ onSignedOut, onSignedIn }: TabEvents): void {
  onOtherTabs(() => {
    const before = sessionStore.getState().status;
    const after = adoptCookie().status;
    if (before === 'signedIn' && after === 'signedOut') onSignedOut();
    if (before === 'signedOut' && after === 'signedIn') onSignedIn();
  });
}

/** Ends the session here, in the other tabs and on the server. */
export function logOut(): void {
  const refreshToken = refreshTokenNow();
  signOut();
  if (refreshToken === undefined) return;
  api.call(calls.logout, { body: { refresh_token: refreshToken } }).catch((error: unknown) => {
    // Nothing for the reader to do: this browser has forgotten the tokens, and they run out by themselves.
    console.error('The server was not told of the logout.', error);
  });
}
