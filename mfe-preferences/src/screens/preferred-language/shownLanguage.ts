import type { Language } from '@portal/contract';

interface LanguageFacts {
  picked: Language | undefined;
  preferred: Language | undefined;
  /** The page's language, at the start of the visit and now. */
  page: { atFirst: Language; now: Language };
}

/**
 * Returns the language to show in the dropdown: the one picked, else the one chosen in the header meanwhile (which also
 * updates the server), else the stored preference, else the page's. [G-03]
 */
export function shownLanguage({ picked, preferred, page }: LanguageFacts): Language {
  if (picked !== undefined) return picked;
  return page.now === page.atFirst ? (preferred ?? page.now) : page.now;
}
