import { languageNames } from '@portal/contract';
import { readCookie, rememberDays, writeCookie } from '@portal/session';
import { joinValues, splitValues } from '../joinedValues.ts';

/** The languages of publications, as filters spell them. */
export const allLanguages: string[] = Object.values(languageNames);

const cookie = 'filterLanguages';

/** Whether a choice of languages leaves any out. */
export const narrowsLanguages = (chosen: readonly string[] | undefined): boolean =>
  chosen !== undefined && !allLanguages.every((name) => chosen.includes(name));

/** Keeps the languages for the next visit. */
export function rememberLanguages(languages: readonly string[]): void {
  writeCookie(cookie, joinValues(languages), { days: rememberDays });
}

/** The languages last chosen; none yet, or none that the portal has, means all of them, and is kept. [I-04] */
export function rememberedLanguages(): string[] {
  const known = splitValues(readCookie(cookie) ?? '').filter((name) => allLanguages.includes(name));
  if (known.length > 0) return known;
  rememberLanguages(allLanguages);
  return allLanguages;
}
