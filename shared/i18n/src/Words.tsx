import { useContext, type ReactNode } from 'react';
import { ShownLanguage, Shown, type ShownWords } from './shownLanguage.ts';

/** A language with its messages. */
export type Words = ShownWords;

/** The messages shown here; stable until they change. */
export const useWords = (): Words => useContext(Shown);

/** Keeps showing these messages after the page has switched: a long list follows piece by piece. */
export const ShowIn = ({ words, children }: { words: Words; children: ReactNode }) => (
  <ShownLanguage value={words.language}>
    <Shown value={words}>{children}</Shown>
  </ShownLanguage>
);
