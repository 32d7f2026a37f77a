import { calls } from '@portal/wire';
import { api } from '../api.ts';

/**
 * Ends a session on the server, once this browser has forgotten its tokens. Nobody waits for it or is told of a failure:
 * the tokens run out by themselves.
 * @param replacedBy the refresh token that takes its place: nothing ends if it belongs to the same session
 */
export function revokeSession(refreshToken: string, replacedBy?: string): void {
  const replaced = replacedBy === undefined ? {} : { replaced_by: replacedBy };
  api.call(calls.logout, { body: { refresh_token: refreshToken, ...replaced } }).catch((error: unknown) => {
    console.error('The session could not be ended on the server.', error);
  });
}
