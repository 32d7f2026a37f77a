import { createContext, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { languageStore, type LanguageState } from './languageStore.ts';

/** The language that the components below show. */
export const ShownLanguage = createContext(languageStore.getState().language);

type ShownWords = Pick<LanguageState, 'language' | 'words'>;

/**
 * The language and words to show. After a switch the page is rendered a piece at a time, so that it answers meanwhile;
 * until that is done, it stands as it was.
 */
export function useShownWords(): ShownWords {
  const now = useStore(
    languageStore,
    useShallow(({ language, words }: LanguageState): ShownWords => ({ language, words })),
  );
  return useDeferredValue(now);
}
