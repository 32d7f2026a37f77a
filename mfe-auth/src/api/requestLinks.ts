import { api, refuseErrors } from '@portal/api';
import { authCalls } from '@portal/wire-auth';
import { refuseUnfit } from './refuseUnfit.ts';

/**
 * Requests an e-mail with a link to set a new password. Known and unknown addresses get the same answer; only a
 * `false` or errors mean that no e-mail is sent, which the reader has to know.
 * @throws ApiError, AnswerRefused
 */
export async function requestReset(email: string): Promise<void> {
  const body = { username: email.trim() };
  refuseUnfit(authCalls.requestPasswordReset, body);
  refuseErrors(await api.call(authCalls.requestPasswordReset, { body }));
}

/** Requests an e-mail with a link that signs in once; see `requestReset`. */
export async function requestLoginLink(email: string): Promise<void> {
  const body = { username: email.trim() };
  refuseUnfit(authCalls.requestPasswordlessLogin, body);
  refuseErrors(await api.call(authCalls.requestPasswordlessLogin, { body }));
}
