import { api, configureApi, queryClient } from '@portal/api';
import { pages } from '@portal/contract';
import {
  adoptCookie,
  onOtherTabs,
  providePortalLinks,
  renewSession,
  sessionStore,
  signOut,
} from '@portal/session';
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

/** Plugs the session into the API client. The cookie is read again for every call: other tabs renew it too. */
export function connectSession(environment: Environment, onSessionOver: () => void): void {
  providePortalLinks(environment.links);
  function endSession() {
    signOut();
    queryClient.clear();
    onSessionOver();
  }
  configureApi({
    baseUrl: environment.apiBase,
    readTokens: () => {
      const before = sessionStore.getState();
      const session = adoptCookie();
      if (session.status === 'signedIn') return session;
      // The cookie vanished under an open page: removed by hand, or run out.
      if (before.status === 'signedIn') endSession();
      return undefined;
    },
    onRenewed: renewSession,
    onSessionOver: endSession,
  });
}

/**
 * Follows the other tabs: a sign-out there signs out here; a sign-in there is taken over, and nothing that was read
 * for somebody else stays in this page. [B-04] [B-05]
 */
export function followOtherTabs(onSignedOut: () => void, onOtherClient: () => void): void {
  onOtherTabs(({ type }) => {
    const before = sessionStore.getState();
    const after = adoptCookie();
    if (type === 'signedOut' && before.status === 'signedIn') {
      queryClient.clear();
      onSignedOut();
    }
    if (type === 'signedIn' && after.status === 'signedIn') {
      queryClient.clear();
      onOtherClient();
    }
  });
}

/** Ends the session here, in the other tabs and on the server. */
export function logOut(): void {
  const refreshToken = refreshTokenNow();
  signOut();
  queryClient.clear();
  if (refreshToken === undefined) return;
  api.call(calls.logout, { body: { refresh_token: refreshToken } }).catch((error: unknown) => {
    // Nothing for the reader to do: this browser has forgotten the tokens, and they run out by themselves.
    console.error('The server was not told of the logout.', error);
  });
}
