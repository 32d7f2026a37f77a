import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useStore } from 'zustand';
import { locales, reportMissing } from './intl.ts';
import { languageStore } from './languageStore.ts';

/** Gives components the page's language. Switching renders again; nothing below loses its state. */
export function PortalIntlProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useStore(languageStore);
  return (
    <IntlProvider locale={locales[language]} messages={messages} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}
