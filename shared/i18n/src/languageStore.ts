import type { Language, Message, Messages } from '@portal/contract';
import { defaultLanguage } from '@portal/contract';
import { createStore } from 'zustand/vanilla';
import { isFormatted } from './isFormatted.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';

/** Keeps identity, so that messages loaded again compare equal. */
const read = new WeakMap<Messages, Messages>();

/** Older builds of areas ship unparsed texts; the parser is loaded with the first of them. */
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
  /** Messages of all loaded parts, in `language`. */
  messages: Messages;
  /** The same as one growing object, replaced only when a text changes. */
  words: Messages;
  /** How often the reader has switched in this tab; an address, the account or another tab switch, too. */
  choices: number;
}

const common: Record<Language, Messages> = { en, de };
const parts = new Map<string, LoadMessages>();

/** Language and messages of the page. One store for the shell and every remote. */
export const languageStore = createStore<LanguageState>(() => ({
  language: defaultLanguage,
  messages: common[defaultLanguage],
  words: { ...common[defaultLanguage] },
  choices: 0,
}));

/** The current switch: a later one wins, and parts that load meanwhile join it. */
let pending: { language: Language } | undefined;

async function messagesOf(load: LoadMessages[], language: Language): Promise<Messages> {
  const loaded = await Promise.all(load.map(async (each) => asRead(await each(language))));
  return Object.assign({}, ...loaded) as Messages;
}

/**
 * Switches the language once the messages of every loaded part have arrived. A later call wins. `isChoice` if the reader
 * wants it in this tab.
 * @throws if they cannot be loaded; the language then stays
 */
export async function changeLanguage(language: Language, { isChoice = false } = {}): Promise<void> {
  const mine = { language };
  pending = mine;
  try {
    let known: LoadMessages[];
    let messages: Messages;
    // Repeats while further parts arrive; nothing is awaited between the last check and the switch.
    do {
      known = [...parts.values()];
      messages = await messagesOf(known, language);
      if (pending !== mine) return;
    } while ([...parts.values()].some((part) => !known.includes(part)));
    const all = { ...common[language], ...messages };
    const { words, choices } = languageStore.getState();
    former = [words, ...former].slice(0, 3);
    const counted = choices + Number(isChoice);
    languageStore.setState({ language, messages: all, words: { ...all }, choices: counted });
  } finally {
    if (pending === mine) pending = undefined;
  }
}

/** Messages still shown until the latest switches are rendered; parts that load meanwhile are added. */
let former: Messages[] = [];

/** Messages parsed at build time are new objects in every release. */
const isSameMessage = (one: Message | undefined, other: Message | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Messages not shown yet must not render the whole page again. */
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
 * Adds the messages of the shell or an area, now and for later languages. A failed load is forgotten; the next call
 * retries.
 */
export async function addMessages(part: string, load: LoadMessages): Promise<void> {
  let language: Language;
  let messages: Messages;
  // Repeats if the page has switched meanwhile.
  do {
    ({ language } = languageStore.getState());
    messages = await asRead(await load(language));
  } while (languageStore.getState().language !== language);
  parts.set(part, load);
  languageStore.setState(joined(languageStore.getState(), messages));
}
