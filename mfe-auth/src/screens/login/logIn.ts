import { api } from '@portal/api';
import { authCalls } from '@portal/wire-auth';
import { takeOverSession } from '#sign-in/takeOverSession.ts';
import { credentialsToSend, type Credentials } from './loginRules.ts';

/**
 * Signs in, keeps the session and switches to the client's preferred language.
 * @throws ApiError if the API refuses or cannot be reached
 * @throws CookieRefused if the browser does not keep the session
 */
export async function logIn(credentials: Credentials, remember: boolean): Promise<void> {
  const answer = await api.call(authCalls.auth, {
    body: { ...credentialsToSend(credentials), remember_me: remember ? true : undefined },
  });
  await takeOverSession(answer, remember);
}
