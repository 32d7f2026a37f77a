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
import type { PageEnvironment } from '@portal/wire';
import { noteLogout } from '../gates/gateAddresses.ts';
import { keepRemembered } from './keepRemembered.ts';

const refreshTokenNow = () => {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.refreshToken : undefined;
};

interface SessionEvents {
  /** The session ended while the page was open. */
  onSessionOver: () => void;
  /** Another tab signed in another client. */
  onOtherClient: (name: string) => void;
  /** The API refuses content until the client accepts the terms. */
  onTermsMissing: () => void;
  /** Invalid records were left out of a list. */
  onSkipped: (error: ApiError) => void;
  /** The renewed session was not stored, so it was ended. */
  onNotStored: () => void;
}

/** Clears everything read for a client, however their session ends. [B-05] */
function forgetWithTheClient(): void {
  sessionStore.subscribe((now, before) => {
    if (before.status === 'signedOut') return;
    if (now.status === 'signedIn' && !isReplaced(before, now)) return;
    queryClient.clear();
    forgetEarlyAnswers();
    clearToasts();
  });
}

/** The cookie is read for every call, since other tabs renew it too. */
export function connectSession(environment: PageEnvironment, events: SessionEvents): void {
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
      // Anything still sent was meant by the original client.
      if (isOthers) return undefined;
      if (session.status === 'signedIn') return session;
      // Deleted or expired while the page was open.
      if (before.status === 'signedIn') events.onSessionOver();
      return undefined;
    },
    onRenewed: (tokens) => {
      try {
        renewSession(tokens);
      } catch (error) {
        console.error(error);
        signOut();
        events.onNotStored();
      }
    },
    onSessionOver: () => {
      signOut();
      events.onSessionOver();
    },
    onTermsMissing: events.onTermsMissing,
    onSkipped: events.onSkipped,
    onReadFailed: (error) => console.warn('A read of the API failed.', error),
  });
  keepRemembered();
}

/**
 * Also ends it in other tabs and on the server.
 * @param endSession by default drops unsaved input; `signOut` keeps it for the client's next login
 */
export function logOut(endSession: () => void = signOutForGood): void {
  const refreshToken = refreshTokenNow();
  endSession();
  if (endSession === signOutForGood) noteLogout();
  if (refreshToken !== undefined) revokeSession(refreshToken);
}
