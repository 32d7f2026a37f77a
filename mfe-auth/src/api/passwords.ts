import { api, refuseErrors } from '@portal/api';
import { authCalls } from '@portal/wire-auth';
import { refuseUnfit, refuseUnfitToken } from './refuseUnfit.ts';

/**
 * Sets a new password with the token from an e-mail.
 * @throws ApiError, AnswerRefused
 */
export async function resetPassword(token: string, password: string): Promise<void> {
  refuseUnfitToken(token);
  const body = { reset_token: token, new_password: password };
  refuseUnfit(authCalls.resetPassword, body);
  refuseErrors(await api.call(authCalls.resetPassword, { body }));
}

/**
 * Replaces the old password; the server then ends every session of the client.
 * @throws ApiError, AnswerRefused
 */
export async function changePassword(oldPassword: string, password: string): Promise<void> {
  const body = { old_password: oldPassword, new_password: password };
  refuseUnfit(authCalls.changePassword, body);
  refuseErrors(await api.call(authCalls.changePassword, { body }));
}
