import { formatMessage, type CompiledMessage } from './formatMessage.ts';
import { languageStore } from './languageStore.ts';
import { noteMissing } from './missingMessages.ts';
import type { ShownWords } from './shownLanguage.ts';

/** A missing message is a defect: it is logged, and its id is shown. */
export function reportMissing(error: Error): void {
  console.error(error.message);
}

export type Values = Record<string, string | number>;

/** What `format` makes of a message; its id if there is none, or a value of it is missing. */
export function formatted<Made>(
  { words }: ShownWords,
  id: string,
  format: (message: CompiledMessage) => Made,
): Made | string {
  const message = words[id];
  if (message === undefined) {
    noteMissing(id);
    reportMissing(new Error(`Missing message: ${id}.`));
    return id;
  }
  try {
    return format(message as CompiledMessage);
  } catch (error) {
    reportMissing(new Error(`The message ${id} cannot be shown: ${(error as Error).message}`));
    return id;
  }
}

export const textOf = (shown: ShownWords, id: string, values: Values = {}): string =>
  formatted(shown, id, (message) => formatMessage(message, { language: shown.language, values }));

/** Translates outside components: page titles, toasts. */
export function translate(id: string, values?: Values): string {
  const { language, messages } = languageStore.getState();
  return textOf({ language, words: messages }, id, values);
}
