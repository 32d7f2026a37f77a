import { defaultLanguage, languageNames, parseLanguage, type Language } from '@portal/contract';
import { api, refuseErrors } from '@portal/api';
import { changeLanguage, languageStore, noteChosenLanguage } from '@portal/i18n';
import {
  noteNewsAtStart,
  readCookie,
  rememberDays,
  sessionStore,
  tellOtherTabs,
  writeCookie,
} from '@portal/session';
import { notify } from '@portal/ui';
import { calls } from '@portal/wire';
import type { RouterState } from 'react-router-dom';

/** Counts the choices made by the reader or an address. */
let choices = 0;

/** Address, then cookie, then English. [A-08] [I-01] */
export function startLanguage(search: string, cookie: string | undefined): Language {
  return (
    parseLanguage(new URLSearchParams(search).get('language')) ?? parseLanguage(cookie) ?? defaultLanguage
  );
}

/** Keeps the cookie in step with the store. */
export async function connectLanguage(): Promise<void> {
  languageStore.subscribe(({ language }) => keepLanguage(language));
  await changeLanguage(startLanguage(location.search, readCookie('language')));
  keepLanguage(languageStore.getState().language);
  const address = withoutLanguage(location);
  if (address !== undefined) history.replaceState(history.state, '', address + location.hash);
}

const languageOf = (search: string) => parseLanguage(new URLSearchParams(search).get('language'));

/** Removes the language: otherwise a reload would undo later choices. Undefined if the address has none. */
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
 * For addresses reached by navigation, such as the sign-in after a new password. Keeps the navigation's state.
 * [A-14]
 */
export function followAddressLanguage(router: LanguageRouter): () => void {
  return router.subscribe(({ navigation, location }) => {
    const { pathname, search, hash } = location;
    const address = navigation.state === 'idle' ? withoutLanguage({ pathname, search }) : undefined;
    if (address === undefined) return;
    const language = languageOf(search);
    if (language !== undefined) void followLanguage(language);
    // The router reports a page before the navigation is finished; a new one would be mistaken for it.
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

/** On failure the page keeps its language. [I-01] */
export async function followLanguage(language: Language): Promise<void> {
  choices += 1;
  try {
    await changeLanguage(language);
  } catch (error) {
    console.error('The words of another language could not be loaded.', error);
  }
}

/**
 * Applies the server's language, which may have been changed elsewhere, and notes how the start page begins. A choice made here meanwhile
 * wins; a failure changes nothing. [I-01] [L-25]
 */
export async function followPreferredLanguage(): Promise<void> {
  const before = { session: sessionStore.getState(), choices };
  if (before.session.status === 'signedOut') return;
  try {
    const { preferred_language, news_at_start } = await api.call(calls.currentUser);
    const preferred = parseLanguage(preferred_language);
    const now = sessionStore.getState();
    const isSameClient = now.status === 'signedIn' && now.mark === before.session.mark;
    if (isSameClient) noteNewsAtStart(news_at_start);
    if (preferred !== undefined && isSameClient && choices === before.choices)
      await changeLanguage(preferred);
  } catch (error) {
    console.warn('The preferred language could not be read.', error);
  }
}

/** The cookie holds the newest choice of all tabs. [I-01] */
export async function followLanguageOfOtherTab(): Promise<void> {
  const language = parseLanguage(readCookie('language'));
  if (language !== undefined) await followLanguage(language);
}

function keepLanguage(language: Language): void {
  if (readCookie('language') !== language) writeCookie('language', language, { days: rememberDays });
}

let saving: Promise<unknown> = Promise.resolve();

/** One at a time, so that the last one wins; superseded ones are skipped. */
function saveChoice(language: Language, mine: number): Promise<unknown> {
  const save = async () => {
    if (mine !== choices) return;
    const body = { language: languageNames[language] };
    refuseErrors(await api.call(calls.updatePreferredLanguage, { body }));
  };
  saving = saving.then(save, save);
  return saving;
}

/** Switches at once, and saves on the server if signed in. [I-01] */
export async function chooseLanguage(language: Language): Promise<void> {
  const mine = ++choices;
  const isVisitor = sessionStore.getState().status === 'signedOut';
  noteChosenLanguage(isVisitor ? language : undefined);
  try {
    await changeLanguage(language, { isChoice: true });
    tellOtherTabs({ type: 'language', language });
    if (isVisitor) return;
    await saveChoice(language, mine);
  } catch {
    notify({ message: { id: 'shell.language.notSaved' }, variant: 'error' });
  }
}
