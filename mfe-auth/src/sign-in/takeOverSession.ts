import { keepAcceptedTerms } from '@portal/api';
import { parseLanguage } from '@portal/contract';
import { changeLanguage } from '@portal/i18n';
import { signIn } from '@portal/session';
import type { SignedInClient } from '@portal/wire-auth';
import { CookieRefused } from './CookieRefused.ts';
import { leaveSession } from './leaveSession.ts';

/** Words that cannot be loaded keep nobody out: the page then stays in its language. */
async function takeOverLanguage(name: string | undefined): Promise<void> {
  const preferred = parseLanguage(name);
  if (preferred === undefined) return;
  try {
    await changeLanguage(preferred);
  } catch (error) {
    console.error('The words of the preferred language could not be loaded.', error);
  }
}

/**
 * Takes over what the API answered to a sign-in: the language the client prefers, and the session. Whoever was signed
 * in before, the same client or another, is signed out first.
 * @throws CookieRefused when the browser does not keep the session
 */
export async function takeOverSession(answer: SignedInClient, remember: boolean): Promise<void> {
  await takeOverLanguage(answer.contact.preferred_language);
  leaveSession(answer.refresh_token);
  const session = {
    accessToken: answer.token,
    refreshToken: answer.refresh_token,
    currentUserName: answer.contact.name || answer.username,
  };
  try {
    signIn(session, { remember });
  } catch (cause) {
    throw new CookieRefused('The browser did not keep the session.', { cause });
  }
  const { accepted_terms: accepted } = answer.contact;
  if (accepted !== undefined) keepAcceptedTerms(accepted);
}
