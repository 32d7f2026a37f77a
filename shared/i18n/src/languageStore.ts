import type { Language, Messages } from '@portal/contract';
import { defaultLanguage } from '@portal/contract';
import { createStore } from 'zustand/vanilla';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';

type LoadMessages = (language: Language) => Promise<Messages>;

export interface LanguageState {
  language: Language;
  /** The messages of every part loaded so far, in `language`. */
  messages: Messages;
}

const common: Record<Language, Messages> = { en, de };
const parts = new Map<string, LoadMessages>();
/** Counts the requests for a language, so that a slow earlier one cannot overwrite a later one. */
let wanted = 0;

/** Which language the page speaks, and its words. One store for the shell and every remote. */
export const languageStore = createStore<LanguageState>(() => ({
  language: defaultLanguage,
  messages: common[defaultLanguage],
}));

async function messagesOf(load: LoadMessages[], language: Language): Promise<Messages> {
  const loaded = await Promise.all(load.map((each) => each(language)));
  return Object.assign({}, ...loaded) as Messages;
}

/**
 * Switches the page's language once every loaded part's words are there; nothing changes before.
 * Another call while one runs wins over it.
 * @throws when the words cannot be loaded; the page then keeps its language
 */
export async function changeLanguage(language: Language): Promise<void> {
  const mine = ++wanted;
  const messages = await messagesOf([...parts.values()], language);
  if (mine !== wanted) return;
  languageStore.setState({ language, messages: { ...common[language], ...messages } });
}

/**
 * Adds the words of the shell or of an area, in the page's language now and in any later one.
 * A failed load is forgotten, so that the next call starts from nothing.
 */
export async function addMessages(part: string, load: LoadMessages): Promise<void> {
  const { language } = languageStore.getState();
  const messages = await load(language);
  parts.set(part, load);
  const now = languageStore.getState();
  if (now.language === language) {
    languageStore.setState({ messages: { ...now.messages, ...messages } });
  } else {
    await changeLanguage(now.language);
  }
}
