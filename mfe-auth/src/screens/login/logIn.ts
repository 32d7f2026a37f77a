import { api } from '@portal/api';
import { parseLanguage } from '@portal/contract';
import { changeLanguage } from '@portal/i18n';
import { signIn } from '@portal/session';
import { calls } from '@portal/wire';
import { credentialsToSend, type Credentials } from './loginRules.ts';

/**
 * Signs in: keeps the session and takes over the language the client prefers.
 * @throws ApiError when the API refuses or cannot be reached
 */
export async function logIn(credentials: Credentials, remember: boolean): Promise<void> {
  const answer = await api.call(calls.auth, { body: credentialsToSend(credentials) });
  const preferred = parseLanguage(answer.contact.preferred_language);
  if (preferred !== undefined) await changeLanguage(preferred);
  signIn(
    {
      accessToken: answer.token,
      refreshToken: answer.refresh_token,
      currentUserName: answer.contact.name,
    },
    { remember },
  );
}
