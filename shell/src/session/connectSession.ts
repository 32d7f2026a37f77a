import { configureApi, queryClient, revokeSession, type ApiError } from '@portal/api';
import { forgetEarlyAnswers } from '@portal/contract';
import {
  adoptCookie,
  isReplaced,
  providePortalLinks,
  renewSession,
  sessionStore,
  signOut,
  signOutForGood,
  whenReplaced,
} from '@portal/session';
import { clearToasts } from '@portal/ui';
import type { Environment } from '@portal/wire';
import { noteLogout } from '../gates/gateAddresses.ts';

const refreshTokenNow = () => {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.refreshToken : undefined;
};

interface SessionEvents {
  /** Nobody is signed in any more, under an open page. */
  onSessionOver: () => void;
  /** Another tab has replaced this page's client with another one. */
  onOtherClient: (name: string) => void;
  /** The API refuses content until the client accepts the terms. */
  onTermsMissing: () => void;
  /** Records of a list were not as agreed: the page goes on without them. */
  onLeftOut: (error: ApiError) => void;
  /** The browser did not keep the renewed session: it could not go on, and was ended. */
  onNotKept: () => void;
}

/** What was read for one client never outlives their session in this page, however the change came about. [B-05] */
function forgetWithTheClient(): void {
  sessionStore.subscribe((now, before) => {
    if (before.status === 'signedOut') return;
    if (now.status === 'signedIn' && !isReplaced(before, now)) return;
    queryClient.clear();
    forgetEarlyAnswers();
    clearToasts();
  });
}

/** Plugs the session into the API client. The cookie is read again for every call: other tabs renew it too. */
export function connectSession(environment: Environment, events: SessionEvents): void {
  let isOthers = false;
  providePortalLinks(environment.links);
  forgetWithTheClient();
  whenReplaced((name) => {
    isOthers = true;
    events.onOtherClient(name);
  });
  configureApi({
    baseUrl: environment.apiBase,
    downloads: environment.downloads,
    tabNames: environment.tabNames,
    readTokens: () => {
      const before = sessionStore.getState();
      const session = adoptCookie();
      // What this page would still send was meant by the client it was opened for.
      if (isOthers) return undefined;
      if (session.status === 'signedIn') return session;
      // The cookie vanished under an open page: removed by hand, or run out.
      if (before.status === 'signedIn') events.onSessionOver();
      return undefined;
    },
    onRenewed: (tokens) => {
      try {
        renewSession(tokens);
      } catch (error) {
        console.error(error);
        signOut();
        events.onNotKept();
      }
    },
    onSessionOver: () => {
      signOut();
      events.onSessionOver();
    },
    onTermsMissing: events.onTermsMissing,
    onLeftOut: events.onLeftOut,
    onReadFailed: (error) => console.warn('A read of the API failed.', error),
  });
}

/**
 * Ends the session here, in the other tabs and on the server.
 * @param endSession as the client wants it, with what they did not save; `signOut` leaves that for their next login
 */
export function logOut(endSession: () => void = signOutForGood): void {
  const refreshToken = refreshTokenNow();
  endSession();
  if (endSession === signOutForGood) noteLogout();
  if (refreshToken !== undefined) revokeSession(refreshToken);
}
