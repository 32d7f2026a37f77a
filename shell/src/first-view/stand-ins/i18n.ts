import type { Language } from '@portal/contract';
import { today } from '@portal/i18n';
import type { Drawn } from '../drawing/element.ts';
import { visit } from '../visit.ts';
import { formatMessage, type CompiledMessage } from './formatMessage.ts';

export { formatDay, formatTime, timeZone, today } from '@portal/i18n';

type Values = Record<string, string | number>;

/** Messages as the build compiles them, by language; a file has one. */
export type Words = Partial<Record<Language, Readonly<Record<string, CompiledMessage>>>>;

const words: Record<Language, Record<string, CompiledMessage>> = { en: {}, de: {} };

/** Adds the messages of a part. */
export function addWords({ en, de }: Words): void {
  Object.assign(words.en, en);
  Object.assign(words.de, de);
}

export const useLanguage = (): Language => visit().language;

export const useToday = (): string => today();

export const languageStore = { getState: () => ({ language: visit().language }) };

/** @throws for an unknown message, rather than to show its id */
function textOf(id: string, values: Values = {}): string {
  const { language } = visit();
  const message = words[language][id];
  if (message === undefined) throw new Error(`The first view has no message ${id}.`);
  return formatMessage(message, { language, values });
}

export const useMessages = () => ({ t: textOf, language: visit().language });

export const translate = textOf;

export const useWords = () => ({ language: visit().language });

export const ShowIn = ({ children }: { children: Drawn }): Drawn => children;
