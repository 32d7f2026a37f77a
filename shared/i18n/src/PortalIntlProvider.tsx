import { useLayoutEffect, type ReactNode } from 'react';
import { useWordsNow } from './shownLanguage.ts';
import { ShowIn } from './Words.tsx';

/**
 * Provides the page's language and sets it on the document. Renders again, keeping state, when shown text changes, but
 * not for the messages of a prefetched area.
 */
export function PortalIntlProvider({ children }: { children: ReactNode }) {
  const words = useWordsNow();
  const { language } = words;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <ShowIn words={words}>{children}</ShowIn>;
}
