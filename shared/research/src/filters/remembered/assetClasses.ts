import { readCookie, rememberDays, writeCookie } from '@portal/session';
import { joinValues, splitValues } from '../joinedValues.ts';

/** Asset classes, as filters spell them. */
const assetClasses = ['Equity', 'Fixed Income', 'Markets'] as const;

const cookie = 'filterAssetClasses';

/** Remembers the asset classes; choosing none is remembered too. [L-08] */
export function rememberAssetClasses(chosen: readonly string[]): void {
  writeCookie(cookie, joinValues(chosen), { days: rememberDays });
}

/** The asset classes last chosen; empty if none are remembered or known. [L-08] */
export function rememberedAssetClasses(): string[] {
  const kept = splitValues(readCookie(cookie) ?? '');
  return assetClasses.filter((name) => kept.includes(name));
}
