import { calls } from '@portal/wire';
import { api } from '../api.ts';

/**
 * Ends a session on the server once this browser has dropped its tokens. Failures are only logged: the tokens expire
 * anyway.
 * @param replacedBy the new refresh token; nothing ends if both belong to the same session
 */
export function revokeSession(refreshToken: string, replacedBy?: string): void {
  const replaced = replacedBy === undefined ? {} : { replaced_by: replacedBy };
  api.call(calls.logout, { body: { refresh_token: refreshToken, ...replaced } }).catch((error: unknown) => {
    console.error('The session could not be ended on the server.', error);
  });
}
