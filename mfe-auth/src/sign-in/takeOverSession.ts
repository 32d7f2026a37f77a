import { api, keepAcceptedTerms, refuseErrors } from '@portal/api';
import { languageNames, parseLanguage, type Language } from '@portal/contract';
import { changeLanguage, chosenLanguage, languageStore, noteChosenLanguage } from '@portal/i18n';
import { noteNewsAtStart, sessionStore, signIn } from '@portal/session';
import { notify } from '@portal/ui';
import { calls } from '@portal/wire';
import type { SignedInClient } from '@portal/wire-auth';
import type { en } from '#messages/en.ts';
import { CookieRefused } from './CookieRefused.ts';
import { leaveSession } from './leaveSession.ts';

/**
 * Returns whether the language changed. If its messages cannot be loaded, the sign-in continues in the current
 * language.
 */
async function takeOverLanguage(name: string | undefined): Promise<boolean> {
  const preferred = parseLanguage(name);
  if (preferred === undefined || preferred === languageStore.getState().language) return false;
  try {
    await changeLanguage(preferred);
    return true;
  } catch (error) {
    console.error('The words of the preferred language could not be loaded.', error);
    return false;
  }
}

/** Explains the change to readers of the login page in another language. */
function explainLanguage(): void {
  const id: keyof typeof en = 'auth.login.language';
  notify({ message: { id }, variant: 'info' });
}

/** Stores what was chosen on the login page. If that fails, the account's language is back with the next visit. */
async function keepLanguage(language: Language): Promise<void> {
  try {
    refuseErrors(
      await api.call(calls.updatePreferredLanguage, { body: { language: languageNames[language] } }),
    );
  } catch (error) {
    console.warn('The chosen language could not be stored.', error);
  }
}

/** Notes how the start page begins; the next visit of the page counts. [L-25] */
async function noteStartPage(): Promise<void> {
  const before = sessionStore.getState();
  try {
    const { news_at_start } = await api.call(calls.currentUser);
    if (sessionStore.getState() === before) noteNewsAtStart(news_at_start);
  } catch (error) {
    console.warn('How the start page begins could not be read.', error);
  }
}

/**
 * Takes over the answer to a sign-in: the client's preferred language, unless another one was just chosen, and the session. A session that was open before,
 * even the same client's, is signed out first.
 * @throws CookieRefused if the browser does not keep the session
 */
export async function takeOverSession(answer: SignedInClient, remember: boolean): Promise<void> {
  const { preferred_language: preferred } = answer.contact;
  const chosen = chosenLanguage();
  const isOtherLanguage = chosen === undefined && (await takeOverLanguage(preferred));
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
  void noteStartPage();
  noteChosenLanguage(undefined);
  if (chosen !== undefined && chosen !== parseLanguage(preferred)) void keepLanguage(chosen);
  if (isOtherLanguage) explainLanguage();
  const { accepted_terms: accepted } = answer.contact;
  if (accepted !== undefined) keepAcceptedTerms(accepted);
}
