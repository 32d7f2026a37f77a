import { ApiError } from '@portal/api';
import type { Call } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';

const isUnfit = ({ body: schema }: Pick<Call, 'body'>, body: unknown) =>
  schema?.safeParse(body).success === false;

/**
 * Refuses values that the API would reject with a message for developers.
 * @throws ApiError
 */
export function refuseUnfit(call: Pick<Call, 'body'>, body: unknown): void {
  if (isUnfit(call, body)) throw new ApiError('invalid', 'The API takes no such value.');
}

/**
 * Refuses a malformed token the way the API refuses a spent one.
 * @throws ApiError
 */
export function refuseUnfitToken(token: string): void {
  if (isUnfit(authCalls.passwordlessLogin, { passwordless_token: token }))
    throw new ApiError('forbidden', 'No link has such a token.');
}
