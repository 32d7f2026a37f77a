import type { LoginNotice } from '@portal/contract';
import type { en } from '#messages/en.ts';

/** Messages that any page, of this area or another, can pass to a page of this area. */
const notices = {
  resetLinkSent: { id: 'auth.notice.resetLinkSent', variant: 'success' },
  passwordReset: { id: 'auth.notice.passwordReset', variant: 'success' },
  passwordChanged: { id: 'auth.notice.passwordChanged', variant: 'success' },
  tokenInvalid: { id: 'auth.token.invalid', variant: 'error' },
  tokenFailed: { id: 'auth.token.failed', variant: 'error' },
  cookiesRefused: { id: 'auth.login.cookies', variant: 'error' },
  sessionOver: { id: 'auth.notice.sessionOver', variant: 'info' },
  sessionNotStored: { id: 'auth.notice.sessionNotStored', variant: 'info' },
} as const satisfies Record<string, PageNotice> & Record<LoginNotice, PageNotice>;

export interface PageNotice {
  id: keyof typeof en;
  variant: 'success' | 'info' | 'error';
}

export type PageNoticeName = keyof typeof notices;

const isName = (value: unknown): value is PageNoticeName =>
  typeof value === 'string' && Object.hasOwn(notices, value);

/** Returns navigation state that carries a notice. It is not in the address, so no link can forge it. */
export const stateWithNotice = (notice: PageNoticeName) => ({ authNotice: notice });

/** Reads the notice from the state of a navigation, which may be anything. */
export function noticeIn(state: unknown): PageNotice | undefined {
  if (typeof state !== 'object' || state === null || !('authNotice' in state)) return undefined;
  return isName(state.authNotice) ? notices[state.authNotice] : undefined;
}
