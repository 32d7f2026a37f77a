import type { Language, Message, Messages } from '@portal/contract';
import { defaultLanguage } from '@portal/contract';
import { createStore } from 'zustand/vanilla';
import { isFormatted } from './isFormatted.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';

/** The same object each time, so that messages that come again are seen to be no others. */
const read = new WeakMap<Messages, Messages>();

/** Areas built before messages were read at build time bring texts, and the parser comes with the first of them. */
async function asRead(messages: Messages): Promise<Messages> {
  if (!Object.values(messages).some(isFormatted)) return messages;
  const { readMessages } = await import(/* webpackChunkName: "message-parser" */ './readMessages.ts');
  const known = read.get(messages) ?? readMessages(messages);
  read.set(messages, known);
  return known;
}

type LoadMessages = (language: Language) => Promise<Messages>;

export interface LanguageState {
  language: Language;
  /** The messages of every part loaded so far, in `language`. */
  messages: Messages;
  /** The same as one object, to which the words of further parts are added: it is another one only when a text changes. */
  words: Messages;
}

const common: Record<Language, Messages> = { en, de };
const parts = new Map<string, LoadMessages>();

/** Which language the page speaks, and its words. One store for the shell and every remote. */
export const languageStore = createStore<LanguageState>(() => ({
  language: defaultLanguage,
  messages: common[defaultLanguage],
  words: { ...common[defaultLanguage] },
}));

/** The switch under way, if any: a later one wins, and a part that arrives meanwhile joins it. */
let pending: { language: Language } | undefined;

async function messagesOf(load: LoadMessages[], language: Language): Promise<Messages> {
  const loaded = await Promise.all(load.map(async (each) => asRead(await each(language))));
  return Object.assign({}, ...loaded) as Messages;
}

/**
 * Switches the page's language once every loaded part's words are there; nothing changes before.
 * Another call while one runs wins over it.
 * @throws when the words cannot be loaded; the page then keeps its language
 */
export async function changeLanguage(language: Language): Promise<void> {
  const mine = { language };
  pending = mine;
  try {
    let known: LoadMessages[];
    let messages: Messages;
    // Again while further parts arrive; nothing waits between the last look at them and the switch.
    do {
      known = [...parts.values()];
      messages = await messagesOf(known, language);
      if (pending !== mine) return;
    } while ([...parts.values()].some((part) => !known.includes(part)));
    const all = { ...common[language], ...messages };
    former = [languageStore.getState().words, ...former].slice(0, 3);
    languageStore.setState({ language, messages: all, words: { ...all } });
  } finally {
    if (pending === mine) pending = undefined;
  }
}

/** What the page may still show until the newest switches are rendered. A part that arrives meanwhile has its words there, too. */
let former: Messages[] = [];

/** Messages that a build has read are objects, and other ones in every release. */
const isSameMessage = (one: Message | undefined, other: Message | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Words that nothing on the page can show yet are no reason to render the whole of it again. */
function joined(
  { messages, words }: LanguageState,
  more: Messages,
): Pick<LanguageState, 'messages' | 'words'> {
  const all = { ...messages, ...more };
  for (const words of former) Object.assign(words, { ...more, ...words });
  const isChanged = Object.keys(more).some((id) => id in messages && !isSameMessage(messages[id], more[id]));
  return { messages: all, words: isChanged ? { ...all } : Object.assign(words, more) };
}

/**
 * Adds the words of the shell or of an area, in the page's language now and in any later one.
 * A failed load is forgotten, so that the next call starts from nothing.
 */
export async function addMessages(part: string, load: LoadMessages): Promise<void> {
  let language: Language;
  let messages: Messages;
  // Again when the page has switched meanwhile: what it shows by now may be of either language.
  do {
    ({ language } = languageStore.getState());
    messages = await asRead(await load(language));
  } while (languageStore.getState().language !== language);
  parts.set(part, load);
  languageStore.setState(joined(languageStore.getState(), messages));
}
