import type { Language } from '@portal/contract';
import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { ShownLanguage } from './shownLanguage.ts';
import { useLanguage } from './useMessages.ts';

/** A language with its messages. */
export interface Words {
  intl: IntlShape;
  language: Language;
}

/** The messages shown here; stable until they change. */
export function useWords(): Words {
  const intl = useIntl();
  const language = useLanguage();
  return useMemo(() => ({ intl, language }), [intl, language]);
}

/** Keeps showing these messages after the page has switched: a long list follows piece by piece. */
export const ShowIn = ({ words, children }: { words: Words; children: ReactNode }) => (
  <ShownLanguage value={words.language}>
    <RawIntlProvider value={words.intl}>{children}</RawIntlProvider>
  </ShownLanguage>
);
