import { api } from '@portal/api';
import { parseLanguage } from '@portal/contract';
import { changeLanguage } from '@portal/i18n';
import { signIn } from '@portal/session';
import { calls } from '@portal/wire';
import { CookieRefused } from './CookieRefused.ts';
import { credentialsToSend, type Credentials } from './loginRules.ts';

/** Words that cannot be loaded keep nobody out: the page then stays in its language. */
async function takeOverLanguage(name: string): Promise<void> {
  const preferred = parseLanguage(name);
  if (preferred === undefined) return;
  try {
    await changeLanguage(preferred);
  } catch (error) {
    console.error('The words of the preferred language could not be loaded.', error);
  }
}

/**
 * Signs in: keeps the session and takes over the language the client prefers.
 * @throws ApiError when the API refuses or cannot be reached
 * @throws CookieRefused when the browser does not keep the session
 */
export async function logIn(credentials: Credentials, remember: boolean): Promise<void> {
  const answer = await api.call(calls.auth, { body: credentialsToSend(credentials) });
  await takeOverLanguage(answer.contact.preferred_language);
  const session = {
    accessToken: answer.token,
    refreshToken: answer.refresh_token,
    currentUserName: answer.contact.name,
  };
  try {
    signIn(session, { remember });
  } catch (cause) {
    throw new CookieRefused('The browser did not keep the session.', { cause });
  }
}
