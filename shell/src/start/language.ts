import { defaultLanguage, languageNames, parseLanguage, type Language } from '@portal/contract';
import { api } from '@portal/api';
import { changeLanguage, languageStore } from '@portal/i18n';
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
  dropLanguageFromAddress();
}

/** The address has been heard: left in it, its language would override every later choice on a reload. */
function dropLanguageFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('language')) return;
  address.searchParams.delete('language');
  history.replaceState(history.state, '', address);
}

function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (readCookie('language') !== language) writeCookie('language', language, { days: rememberDays });
}

let choices = 0;
let saving: Promise<unknown> = Promise.resolve();

/** Tells the server, one choice after the other, so that the last one stays; choices overtaken meanwhile are left out. */
function saveChoice(language: Language): Promise<unknown> {
  const mine = ++choices;
  const save = () =>
    mine === choices
      ? api.call(calls.updatePreferredLanguage, { body: { language: languageNames[language] } })
      : undefined;
  saving = saving.then(save, save);
  return saving;
}

/** The reader chose a language: the page follows at once, the server is told when somebody is signed in. [I-01] */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await changeLanguage(language);
    if (sessionStore.getState().status === 'signedOut') return;
    await saveChoice(language);
  } catch {
    notify({ message: { id: 'shell.language.notSaved' }, variant: 'error' });
  }
}
