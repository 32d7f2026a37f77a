import { ApiError } from '@portal/api';
import { authCalls } from '@portal/wire-auth';

/**
 * Refuses a token that no mail can have carried, as the API refuses one that is spent: what the API says of an unfit
 * value is meant for developers.
 * @throws ApiError
 */
export function refuseUnfitToken(token: string): void {
  const isFit = authCalls.passwordlessLogin.body?.safeParse({ passwordless_token: token }).success;
  if (isFit === false) throw new ApiError('forbidden', 'No link has such a token.');
}
