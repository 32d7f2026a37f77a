import { createContext, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { languageStore, type LanguageState } from './languageStore.ts';

/** The language shown below. */
export const ShownLanguage = createContext(languageStore.getState().language);

type ShownWords = Pick<LanguageState, 'language' | 'words'>;

/**
 * The language and messages to show. A switch renders in the background, to keep the page responsive; meanwhile the old
 * ones are shown.
 */
export function useShownWords(): ShownWords {
  const now = useStore(
    languageStore,
    useShallow(({ language, words }: LanguageState): ShownWords => ({ language, words })),
  );
  return useDeferredValue(now);
}
