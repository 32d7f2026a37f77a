import type { Language } from '@portal/contract';

interface LanguageFacts {
  /** What the client picked in the dropdown. */
  picked: Language | undefined;
  /** What the server says they prefer. */
  preferred: Language | undefined;
  /** The page's language, when the visit began and now. */
  page: { atFirst: Language; now: Language };
}

/**
 * The language that the dropdown shows: the one picked there, else the one that the header was switched to meanwhile (it
 * tells the server too), else the one preferred so far, else the page's. [G-03]
 */
export function shownLanguage({ picked, preferred, page }: LanguageFacts): Language {
  if (picked !== undefined) return picked;
  return page.now === page.atFirst ? (preferred ?? page.now) : page.now;
}
