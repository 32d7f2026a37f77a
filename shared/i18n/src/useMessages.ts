import type { Language } from '@portal/contract';
import { useCallback, useContext } from 'react';
import { useIntl } from 'react-intl';
import { textOf, type Values } from './intl.ts';
import { ScreenRelease } from './missingMessages.ts';
import { ShownLanguage } from './shownLanguage.ts';

/** The language shown here; renders again when it changes. */
export function useLanguage(): Language {
  return useContext(ShownLanguage);
}

/**
 * The messages shown here. `t` is stable until they change, so it can be passed to memoised components.
 * @example const { t } = useMessages<keyof typeof en>();
 */
export function useMessages<Id extends string = string>(): {
  t: (id: Id, values?: Values) => string;
  language: Language;
} {
  const intl = useIntl();
  const language = useLanguage();
  const screen = useContext(ScreenRelease);
  const t = useCallback((id: Id, values?: Values) => textOf({ intl, screen }, id, values), [intl, screen]);
  return { t, language };
}
