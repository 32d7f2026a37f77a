import { useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { asLibrary, locales, reportMissing } from './intl.ts';
import { ShownLanguage, useShownWords } from './shownLanguage.ts';

/**
 * Gives components the page's language. Switching renders again, and so do texts that change, but not the words of an area
 * that is fetched ahead; nothing below loses its state. The document says the language of what it shows.
 */
export function PortalIntlProvider({ children }: { children: ReactNode }) {
  const { language, words } = useShownWords();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ShownLanguage value={language}>
      <IntlProvider locale={locales[language]} messages={asLibrary(words)} onError={reportMissing}>
        {children}
      </IntlProvider>
    </ShownLanguage>
  );
}
