import { adoptCookie, isReplaced, onOtherTabs, sessionStore, type Session } from '@portal/session';
import { followLanguage, followLanguageOfOtherTab } from '../start/language.ts';

interface SessionChanges {
  /** Signed out in another tab, or while this page was frozen; on purpose or for an unknown reason. */
  onSignedOut: () => void;
  /** Nobody logged out. */
  onSessionOver: () => void;
  /** Signed in elsewhere, while nobody was signed in here. */
  onSignedIn: () => void;
  /** The restored page's client is gone: it is hidden and must be reloaded. */
  onRestored: () => void;
}

/** On return only pageshow may act, and it is not the first event. */
let isAway = false;

/** Reads the cookies and reports a change; a change of client is reported by the session itself. */
function look({ onSignedOut, onSignedIn }: Pick<SessionChanges, 'onSignedOut' | 'onSignedIn'>): void {
  if (isAway) return;
  const before = sessionStore.getState().status;
  const now = adoptCookie().status;
  if (before === 'signedIn' && now === 'signedOut') onSignedOut();
  if (before === 'signedOut' && now === 'signedIn') {
    void followLanguageOfOtherTab();
    onSignedIn();
  }
}

const secondLookMs = 500;

/** A frozen page misses the messages of other tabs, so it checks when it is woken. */
const wakings = [
  [window, 'focus'],
  [document, 'visibilitychange'],
  [document, 'resume'],
] as const;

/** The cookies count. Messages are only a hint: they may be late or never arrive. [B-04] */
export function followSession(changes: SessionChanges): void {
  const handle = () => look(changes);
  onOtherTabs((message) => {
    if (message.type === 'language') {
      void followLanguage(message.language);
      return;
    }
    const { onSessionOver, onSignedOut, ...others } = changes;
    const isWished = message.type !== 'signedOut' || message.forgetsDrafts === true;
    const hear = () => look({ ...others, onSignedOut: isWished ? onSignedOut : onSessionOver });
    hear();
    // The browser writes the cookie in the background, so the message can be faster.
    if (message.type !== sessionStore.getState().status) setTimeout(hear, secondLookMs);
  });
  for (const [target, event] of wakings) target.addEventListener(event, handle);
  followHistory(changes);
}

export function hidePage(hidden: boolean): void {
  document.documentElement.style.visibility = hidden ? 'hidden' : '';
}

const isUnchanged = (before: Session, now: Session) =>
  before.status === now.status && !isReplaced(before, now);

/**
 * The browser may restore a page as it was, so it is hidden until the cookies have been read: nothing may be seen after
 * a logout. [B-04]
 */
function followHistory({ onRestored }: SessionChanges): void {
  window.addEventListener('pagehide', () => {
    isAway = true;
    hidePage(true);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    isAway = false;
    const before = sessionStore.getState();
    if (!persisted || isUnchanged(before, adoptCookie())) hidePage(false);
    else onRestored();
  });
}
