import { adoptCookie, isReplaced, onOtherTabs, sessionStore, type Session } from '@portal/session';
import { followLanguageOfOtherTab } from '../start/language.ts';

interface SessionChanges {
  /** Signed out elsewhere: in another tab, or while this page slept. Nothing says why, or that somebody wished it. */
  onSignedOut: () => void;
  /** Another tab found the session over: nobody has wished it. */
  onSessionOver: () => void;
  /** Signed in elsewhere, while nobody was signed in here. */
  onSignedIn: () => void;
  /** The browser brought back a page whose client is gone: it is out of sight, and must be loaded again. */
  onRestored: () => void;
}

/** The page was left; what it finds when it comes back is for pageshow alone to judge, which is not the first event. */
let isAway = false;

/** Reads the cookies again and says what has become of the session; another client is notified by the session itself. */
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

/** A page that was frozen heard no word of the other tabs: it looks when it is woken or shown again. */
const wakings = [
  [window, 'focus'],
  [document, 'visibilitychange'],
  [document, 'resume'],
] as const;

/** Follows the other tabs: what counts are the cookies, not the word, which may be late or never come. [B-04] */
export function followSession(changes: SessionChanges): void {
  const handle = () => look(changes);
  onOtherTabs((message) => {
    const { onSessionOver, onSignedOut, ...others } = changes;
    const isWished = message.type !== 'signedOut' || message.forgetsDrafts === true;
    const hear = () => look({ ...others, onSignedOut: isWished ? onSignedOut : onSessionOver });
    hear();
    // The word may also be faster than the cookie, which the browser writes in the background.
    if (message.type !== sessionStore.getState().status) setTimeout(hear, secondLookMs);
  });
  for (const [target, event] of wakings) target.addEventListener(event, handle);
  followHistory(changes);
}

/** Takes the page out of sight, or brings it back. */
export function hidePage(hidden: boolean): void {
  document.documentElement.style.visibility = hidden ? 'hidden' : '';
}

const isUnchanged = (before: Session, now: Session) =>
  before.status === now.status && !isReplaced(before, now);

/**
 * The browser keeps a page that was left, as it was, and may show it again at once. It goes out of sight as it is left
 * and comes back once the cookies have been read: after a logout nothing of it is ever seen. [B-04]
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
