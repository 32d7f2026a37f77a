import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Language, Messages } from '@portal/contract';
import { isFormatted } from './isFormatted.ts';
import { languageStore } from './languageStore.ts';
import { noteMissing } from './missingMessages.ts';

/** For numbers and plurals: British English, Swiss German. */
export const locales: Record<Language, string> = { en: 'en-GB', de: 'de-CH' };

/** A missing message is a defect: it is logged, and its id is shown. */
export function reportMissing(error: Error): void {
  console.error(error.message);
}

export type Values = Record<string, string | number>;

/** The library accepts a mix of texts and parsed messages; its type does not. */
export const asLibrary = (messages: Messages) => messages as Record<string, string>;

interface Source {
  intl: Pick<IntlShape, 'messages' | 'formatMessage'>;
  /** The release whose screen shows the text. */
  screen?: string | undefined;
}

/** Formats a message; plain text is returned as it is. */
export function textOf({ intl, screen }: Source, id: string, values?: Values): string {
  const message = intl.messages[id];
  if (message === undefined) noteMissing(id, screen);
  return typeof message === 'string' && !isFormatted(message) ? message : intl.formatMessage({ id }, values);
}

const cache = createIntlCache();

/** Translates outside components: page titles, toasts. */
export function translate(id: string, values?: Values): string {
  const { language, messages } = languageStore.getState();
  const intl = createIntl(
    { locale: locales[language], messages: asLibrary(messages), onError: reportMissing },
    cache,
  );
  return textOf({ intl }, id, values);
}
