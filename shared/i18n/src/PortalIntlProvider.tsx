import { useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { asLibrary, locales, reportMissing } from './intl.ts';
import { ShownLanguage, useShownWords } from './shownLanguage.ts';

/**
 * Provides the page's language and sets it on the document. Renders again, keeping state, when shown text changes, but
 * not for the messages of a prefetched area.
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
