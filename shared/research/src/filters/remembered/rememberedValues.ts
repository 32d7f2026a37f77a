import { readCookie, rememberDays, writeCookie } from '@portal/session';
import { valueFilters, type RememberedCategory } from '../filterTable.ts';
import { joinValues, splitValues } from '../joinedValues.ts';

/** Publication languages, as filters spell them. */
export const allLanguages = [...valueFilters.Language.remembered.values];

export const narrowsLanguages = (chosen: readonly string[] | undefined): boolean =>
  chosen !== undefined && !allLanguages.every((name) => chosen.includes(name));

/** Remembers the values of a category; choosing none is remembered too. [L-08] */
export function rememberValues(category: RememberedCategory, values: readonly string[]): void {
  writeCookie(valueFilters[category].remembered.cookie, joinValues(values), { days: rememberDays });
}

/**
 * The values last chosen, empty if none are remembered or known; of languages all, which are then remembered. [L-08]
 * [I-04]
 */
export function rememberedValues(category: RememberedCategory): string[] {
  const { cookie, values } = valueFilters[category].remembered;
  const written = splitValues(readCookie(cookie) ?? '');
  const known = values.filter((name) => written.includes(name));
  if (known.length > 0 || category !== 'Language') return known;
  rememberValues(category, allLanguages);
  return allLanguages;
}
