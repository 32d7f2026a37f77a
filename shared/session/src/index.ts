export { readCookie, removeCookie, rememberDays, writeCookie } from './cookies.ts';
export { forgetDraft, readDraft, readingPrefix, writeDraft } from './drafts.ts';
export { newsAtStart, noteNewsAtStart } from './newsAtStart.ts';
export { onOtherTabs, tellOtherTabs } from './otherTabs.ts';
export { storedValue } from './storedValue.ts';
export { portalLinks, providePortalLinks, type PortalLinks } from './portalLinks.ts';
export {
  adoptCookie,
  currentSignIn,
  isReplaced,
  isStillSignedIn,
  renewSession,
  sessionStore,
  signIn,
  signOut,
  signOutForGood,
  whenReplaced,
  type Session,
} from './sessionStore.ts';
export { useSession } from './useSession.ts';
