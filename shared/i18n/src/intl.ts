import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Language, Messages } from '@portal/contract';
import { isFormatted } from './isFormatted.ts';
import { languageStore } from './languageStore.ts';

/** Number and plural rules of the interface: British English, Swiss German. */
export const locales: Record<Language, string> = { en: 'en-GB', de: 'de-CH' };

/** A missing text is a defect: it is shown aloud, and the id stands in its place. */
export function reportMissing(error: Error): void {
  console.error(error.message);
}

export type Values = Record<string, string | number>;

/** Its type knows no mixture of texts and of messages that were read; it shows both. */
export const asLibrary = (messages: Messages) => messages as Record<string, string>;

/** A message with its values put in. What is plain text is shown as it is. */
export function textOf(
  intl: Pick<IntlShape, 'messages' | 'formatMessage'>,
  id: string,
  values?: Values,
): string {
  const message = intl.messages[id];
  return typeof message === 'string' && !isFormatted(message) ? message : intl.formatMessage({ id }, values);
}

const cache = createIntlCache();

/** Translates outside of components: page titles, toasts. */
export function translate(id: string, values?: Values): string {
  const { language, messages } = languageStore.getState();
  const intl = createIntl(
    { locale: locales[language], messages: asLibrary(messages), onError: reportMissing },
    cache,
  );
  return textOf(intl, id, values);
}
