import type { Language } from '@portal/contract';

let chosen: Language | undefined;

/** Notes what a visitor has chosen on this page before the login; undefined forgets it. */
export function noteChosenLanguage(language: Language | undefined): void {
  chosen = language;
}

/** Wins over the account's language at the login. [I-01] */
export const chosenLanguage = (): Language | undefined => chosen;
