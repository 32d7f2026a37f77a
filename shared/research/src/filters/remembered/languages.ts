import { languageNames } from '@portal/contract';
import { readCookie, rememberDays, writeCookie } from '@portal/session';
import { joinValues, splitValues } from '../joinedValues.ts';

/** Publication languages, as filters spell them. */
export const allLanguages: string[] = Object.values(languageNames);

const cookie = 'filterLanguages';

export const narrowsLanguages = (chosen: readonly string[] | undefined): boolean =>
  chosen !== undefined && !allLanguages.every((name) => chosen.includes(name));

export function rememberLanguages(languages: readonly string[]): void {
  writeCookie(cookie, joinValues(languages), { days: rememberDays });
}

/** The languages last chosen. If none are remembered or known, returns and remembers all. [I-04] */
export function rememberedLanguages(): string[] {
  const known = splitValues(readCookie(cookie) ?? '').filter((name) => allLanguages.includes(name));
  if (known.length > 0) return known;
  rememberLanguages(allLanguages);
  return allLanguages;
}
