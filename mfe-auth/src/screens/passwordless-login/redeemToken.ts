import { api, ApiError } from '@portal/api';
import { authCalls } from '@portal/wire-auth';
import { refuseUnfitToken } from '#api/refuseUnfit.ts';
import type { PageNoticeName } from '#notices/pageNotice.ts';
import { CookieRefused } from '#sign-in/CookieRefused.ts';
import { takeOverSession } from '#sign-in/takeOverSession.ts';

/** Returns the notice for a link that did not sign in. */
function tokenFailure(error: unknown): PageNoticeName {
  if (error instanceof CookieRefused) return 'cookiesRefused';
  return error instanceof ApiError && error.kind === 'forbidden' ? 'tokenInvalid' : 'tokenFailed';
}

async function redeem(token: string): Promise<PageNoticeName | undefined> {
  try {
    refuseUnfitToken(token);
    const answer = await api.call(authCalls.passwordlessLogin, { body: { passwordless_token: token } });
    await takeOverSession(answer, false);
    return undefined;
  } catch (error) {
    return tokenFailure(error);
  }
}

const running = new Map<string, Promise<PageNoticeName | undefined>>();

/**
 * Signs in with the token from an e-mail. A token works once, so concurrent calls for the same token share one request.
 * @returns the notice to show on failure, undefined once signed in
 */
export function redeemToken(token: string): Promise<PageNoticeName | undefined> {
  const known = running.get(token);
  if (known !== undefined) return known;
  const started = redeem(token).finally(() => running.delete(token));
  running.set(token, started);
  return started;
}
