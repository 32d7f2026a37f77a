import type { Language } from '@portal/contract';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import type { Values } from './intl.ts';
import { languageStore } from './languageStore.ts';

/** The page's language; the component renders again when it changes. */
export function useLanguage(): Language {
  return useStore(languageStore, (state) => state.language);
}

/**
 * The words of the page's language.
 * @example const { t } = useMessages<keyof typeof en>();
 */
export function useMessages<Id extends string = string>(): {
  t: (id: Id, values?: Values) => string;
  language: Language;
} {
  const intl = useIntl();
  const language = useLanguage();
  return { t: (id, values) => intl.formatMessage({ id }, values), language };
}
