import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useStore } from 'zustand';
import { locales, reportMissing } from './intl.ts';
import { languageStore } from './languageStore.ts';
import { useLanguage } from './useMessages.ts';

/**
 * Gives components the page's language. Switching renders again, and so do texts that change, but not the words of an area
 * that is fetched ahead; nothing below loses its state.
 */
export function PortalIntlProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const words = useStore(languageStore, (state) => state.words);
  return (
    <IntlProvider locale={locales[language]} messages={words} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}
