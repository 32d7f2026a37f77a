import type { Language } from '@portal/contract';
import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { ShownLanguage } from './shownLanguage.ts';
import { useLanguage } from './useMessages.ts';

/** The texts of a language as components show them. */
export interface Words {
  intl: IntlShape;
  language: Language;
}

/** The words that are shown here; the same object for as long as they are. */
export function useWords(): Words {
  const intl = useIntl();
  const language = useLanguage();
  return useMemo(() => ({ intl, language }), [intl, language]);
}

/** Shows what is below in these words, though the page may have others by now: a long list follows it a piece at a time. */
export const ShowIn = ({ words, children }: { words: Words; children: ReactNode }) => (
  <ShownLanguage value={words.language}>
    <RawIntlProvider value={words.intl}>{children}</RawIntlProvider>
  </ShownLanguage>
);
