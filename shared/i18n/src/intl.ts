import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Language } from '@portal/contract';
import { languageStore } from './languageStore.ts';

/** Number and plural rules of the interface: British English, Swiss German. */
export const locales: Record<Language, string> = { en: 'en-GB', de: 'de-CH' };

/** A missing text is a defect: it is said aloud, and the id stands in its place. */
export function reportMissing(error: Error): void {
  console.error(error.message);
}

export type Values = Record<string, string | number>;

const cache = createIntlCache();

/** Translates outside of components: page titles, toasts. */
export function translate(id: string, values?: Values): string {
  const { language, messages } = languageStore.getState();
  const intl = createIntl({ locale: locales[language], messages, onError: reportMissing }, cache);
  return intl.formatMessage({ id }, values);
}
