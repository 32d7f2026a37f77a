import type { LoginNotice } from '@portal/contract';
import type { en } from '#messages/en.ts';

/** What the page before, of this area or another, has a page of this area say, by name. */
const notices = {
  resetLinkSent: { id: 'auth.notice.resetLinkSent', variant: 'success' },
  passwordReset: { id: 'auth.notice.passwordReset', variant: 'success' },
  passwordChanged: { id: 'auth.notice.passwordChanged', variant: 'success' },
  tokenInvalid: { id: 'auth.token.invalid', variant: 'error' },
  tokenFailed: { id: 'auth.token.failed', variant: 'error' },
  cookiesRefused: { id: 'auth.login.cookies', variant: 'error' },
  sessionOver: { id: 'auth.notice.sessionOver', variant: 'info' },
  sessionNotKept: { id: 'auth.notice.sessionNotKept', variant: 'info' },
} as const satisfies Record<string, PageNotice> & Record<LoginNotice, PageNotice>;

export interface PageNotice {
  id: keyof typeof en;
  variant: 'success' | 'info' | 'error';
}

export type PageNoticeName = keyof typeof notices;

const isName = (value: unknown): value is PageNoticeName =>
  typeof value === 'string' && Object.hasOwn(notices, value);

/** The state of a navigation that brings a notice along: it is in no address, and nobody can forge it by a link. */
export const stateWithNotice = (notice: PageNoticeName) => ({ authNotice: notice });

/** The notice that a navigation brought along; its state may be anything. */
export function noticeIn(state: unknown): PageNotice | undefined {
  if (typeof state !== 'object' || state === null || !('authNotice' in state)) return undefined;
  return isName(state.authNotice) ? notices[state.authNotice] : undefined;
}
