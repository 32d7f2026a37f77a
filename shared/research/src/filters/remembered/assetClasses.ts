import { readCookie, rememberDays, writeCookie } from '@portal/session';
import { joinValues, splitValues } from '../joinedValues.ts';

/** The asset classes of publications, as filters spell them. */
const assetClasses = ['Equity', 'Fixed Income', 'Markets'] as const;

const cookie = 'filterAssetClasses';

/** Keeps the asset classes for the next visit; none is a choice, too. [L-08] */
export function rememberAssetClasses(chosen: readonly string[]): void {
  writeCookie(cookie, joinValues(chosen), { days: rememberDays });
}

/** The asset classes last chosen; none yet, or none that the portal has, narrows nothing. [L-08] */
export function rememberedAssetClasses(): string[] {
  const kept = splitValues(readCookie(cookie) ?? '');
  return assetClasses.filter((name) => kept.includes(name));
}
