import { defaultLanguage, languageNames, parseLanguage, type Language } from '@portal/contract';
import { api } from '@portal/api';
import { changeLanguage, languageStore, translate } from '@portal/i18n';
import { readCookie, rememberDays, sessionStore, writeCookie } from '@portal/session';
import { notify } from '@portal/ui';
import { calls } from '@portal/wire';

/** The language of a fresh page: the address, then the cookie, then English. [A-08] [I-01] */
export function startLanguage(search: string, cookie: string | undefined): Language {
  return (
    parseLanguage(new URLSearchParams(search).get('language')) ?? parseLanguage(cookie) ?? defaultLanguage
  );
}

/** Keeps cookie and html lang in step with the language store from now on. */
export async function connectLanguage(): Promise<void> {
  languageStore.subscribe(({ language }) => applyLanguage(language));
  await changeLanguage(startLanguage(location.search, readCookie('language')));
  applyLanguage(languageStore.getState().language);
}

function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (readCookie('language') !== language) writeCookie('language', language, { days: rememberDays });
}

/** The reader chose a language: the page follows at once, the server is told when somebody is signed in. [I-01] */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await changeLanguage(language);
    if (sessionStore.getState().status === 'signedOut') return;
    await api.call(calls.updatePreferredLanguage, { body: { language: languageNames[language] } });
  } catch {
    notify({ message: translate('shell.language.notSaved'), variant: 'error' });
  }
}
