import type { PortalTab } from '@portal/contract';
import type { RatedKind, RatingCoverage, RatingType } from '@portal/wire';
import { HttpError } from '../http/HttpError.ts';
import { entitlementKeys } from './entitlements.ts';
import { realEstateSectors } from './libraries.ts';

/** Tabs of libraries that show these ratings next to their lists. */
function tabsOf(type: RatingType, coverage: RatingCoverage): PortalTab[] {
  if (type === 'Bonds') return ['fixed_income_library_tab'];
  return coverage === 'own'
    ? ['equity_library_tab', 'real_estate_library_tab']
    : ['international_library_tab'];
}

/** Sectors whose ratings are visible; undefined for all. */
export type RatingScope = readonly string[] | undefined;

/**
 * Refuses ratings that no page of the client shows. The real estate library by itself only opens those of its sectors.
 * [G-09]
 */
export function requireRatings(
  { portalTabs }: { portalTabs: readonly string[] },
  { type, coverage }: { type: RatingType; coverage: RatingCoverage },
): RatingScope {
  const open = tabsOf(type, coverage).filter((tab) => portalTabs.includes(tab));
  if (open.length === 0) throw new HttpError(403, 'These ratings are not included in the subscription.');
  return open.every((tab) => tab === 'real_estate_library_tab') ? realEstateSectors : undefined;
}

const research = {
  Equities: { aggregatedTypes: ['Company Research'], assetClasses: ['Equity'] },
  Bonds: { aggregatedTypes: ['Credit Research'], assetClasses: ['Fixed Income'] },
  ESG: { aggregatedTypes: ['ESG Research'], assetClasses: ['Equity', 'Fixed Income'] },
};

const anyLanguage = ['en', 'de'];
const keysOf: Record<RatedKind, readonly number[]> = {
  Equities: entitlementKeys({ ...research.Equities, languages: anyLanguage }),
  Bonds: entitlementKeys({ ...research.Bonds, languages: anyLanguage }),
  ESG: entitlementKeys({ ...research.ESG, languages: anyLanguage }),
};

/** Any of these keys opens the ratings: those of the research that states them, in any language. */
export function ratingKeys(kind: RatedKind): readonly number[] {
  return keysOf[kind];
}

export function ratedKinds({ keys }: { keys: readonly number[] }): ReadonlySet<RatedKind> {
  const kinds = Object.keys(research) as RatedKind[];
  return new Set(kinds.filter((kind) => ratingKeys(kind).some((key) => keys.includes(key))));
}
