import { defaultLanguage, languageNames, parseLanguage, type Language } from '@portal/contract';
import { api, refuseErrors } from '@portal/api';
import { changeLanguage, languageStore } from '@portal/i18n';
import { readCookie, rememberDays, sessionStore, writeCookie } from '@portal/session';
import { notify } from '@portal/ui';
import { calls } from '@portal/wire';
import type { RouterState } from 'react-router-dom';

/** How often a language was chosen here, by the reader or by an address. */
let choices = 0;

/** The language of a fresh page: the address, then the cookie, then English. [A-08] [I-01] */
export function startLanguage(search: string, cookie: string | undefined): Language {
  return (
    parseLanguage(new URLSearchParams(search).get('language')) ?? parseLanguage(cookie) ?? defaultLanguage
  );
}

/** Keeps the cookie in step with the language store from now on. */
export async function connectLanguage(): Promise<void> {
  languageStore.subscribe(({ language }) => keepLanguage(language));
  await changeLanguage(startLanguage(location.search, readCookie('language')));
  keepLanguage(languageStore.getState().language);
  const address = withoutLanguage(location);
  if (address !== undefined) history.replaceState(history.state, '', address + location.hash);
}

const languageOf = (search: string) => parseLanguage(new URLSearchParams(search).get('language'));

/**
 * The address once its language has been heard, undefined when it asks for none: left in it, the language would override
 * every later choice on a reload.
 */
export function withoutLanguage({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('language')) return undefined;
  query.delete('language');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

interface LanguageRouter {
  state: RouterState;
  subscribe: (listener: (state: RouterState) => void) => () => void;
  navigate: (
    to: string,
    options: { replace: true; preventScrollReset: true; state: unknown },
  ) => Promise<void>;
}

/**
 * Hears the language of an address that is reached within the page too, such as the sign-in after a new password. What
 * the navigation brought along for the page stays with it.
 */
export function followAddressLanguage(router: LanguageRouter): () => void {
  return router.subscribe(({ navigation, location }) => {
    const { pathname, search, hash } = location;
    const address = navigation.state === 'idle' ? withoutLanguage({ pathname, search }) : undefined;
    if (address === undefined) return;
    const language = languageOf(search);
    if (language !== undefined) void followLanguage(language);
    // The router reports a page before it has put the navigation there away: what began at once would be taken for it.
    queueMicrotask(() => {
      if (router.state.location !== location) return;
      void router.navigate(address + hash, {
        replace: true,
        preventScrollReset: true,
        state: location.state,
      });
    });
  });
}

/** Words that cannot be loaded are no reason to stop: the page stays in its language. */
async function followLanguage(language: Language): Promise<void> {
  choices += 1;
  try {
    await changeLanguage(language);
  } catch (error) {
    console.error('The words of another language could not be loaded.', error);
  }
}

/**
 * A session that goes on follows the language that the server knows: it may have been chosen elsewhere. What the reader
 * chooses here meanwhile wins. Nothing waits for it, and a failure leaves the language as it is. [I-01]
 */
export async function followPreferredLanguage(): Promise<void> {
  const before = { session: sessionStore.getState(), choices };
  if (before.session.status === 'signedOut') return;
  try {
    const { preferred_language } = await api.call(calls.currentUser);
    const preferred = parseLanguage(preferred_language);
    const now = sessionStore.getState();
    const isSameClient = now.status === 'signedIn' && now.mark === before.session.mark;
    if (preferred !== undefined && isSameClient && choices === before.choices)
      await changeLanguage(preferred);
  } catch (error) {
    console.warn('The preferred language could not be read.', error);
  }
}

/** Follows the language that another tab has taken over with its sign-in: the cookie has the newest choice of all tabs. [I-01] */
export async function followLanguageOfOtherTab(): Promise<void> {
  const language = parseLanguage(readCookie('language'));
  if (language !== undefined) await followLanguage(language);
}

function keepLanguage(language: Language): void {
  if (readCookie('language') !== language) writeCookie('language', language, { days: rememberDays });
}

let saving: Promise<unknown> = Promise.resolve();

/** Tells the server, one choice after the other, so that the last one stays; choices overtaken meanwhile are left out. */
function saveChoice(language: Language, mine: number): Promise<unknown> {
  const save = async () => {
    if (mine !== choices) return;
    const body = { language: languageNames[language] };
    refuseErrors(await api.call(calls.updatePreferredLanguage, { body }));
  };
  saving = saving.then(save, save);
  return saving;
}

/** The reader chose a language: the page follows at once, the server is notified when somebody is signed in. [I-01] */
export async function chooseLanguage(language: Language): Promise<void> {
  const mine = ++choices;
  try {
    await changeLanguage(language);
    if (sessionStore.getState().status === 'signedOut') return;
    await saveChoice(language, mine);
  } catch {
    notify({ message: { id: 'shell.language.notSaved' }, variant: 'error' });
  }
}
