import type { Language } from '@portal/contract';

/** The order is part of the stored keys: append only. */
export const aggregatedTypes = [
  'Daily Market Opinion',
  'Company Research',
  'Sector Research',
  'Credit Research',
  'Economic Research',
  'Investment Strategy',
  'ESG Research',
  'Studies',
  'Legal',
] as const;

/** Stored: append only. */
export const assetClasses = ['Equity', 'Fixed Income', 'Markets'] as const;

const entitledLanguages = ['en', 'de'] as const satisfies readonly Language[];

export type AggregatedType = (typeof aggregatedTypes)[number];
export type AssetClass = (typeof assetClasses)[number];

export interface Subscription {
  aggregatedTypes: readonly string[];
  assetClasses: readonly string[];
  languages: readonly string[];
}

const room = 16;

/** Returns undefined for an unknown name. */
function entitlementKey(type: string, assetClass: string, language: string): number | undefined {
  const typeIndex = aggregatedTypes.findIndex((each) => each === type);
  const classIndex = assetClasses.findIndex((each) => each === assetClass);
  const languageIndex = entitledLanguages.findIndex((each) => each === language);
  if (typeIndex < 0 || classIndex < 0 || languageIndex < 0) return undefined;
  return (typeIndex * room + classIndex) * room + languageIndex;
}

/**
 * Returns the keys of the cross product; unknown names give none. A client may read a publication if the two share a
 * key.
 */
export function entitlementKeys({
  aggregatedTypes: types,
  assetClasses: classes,
  languages,
}: Subscription): number[] {
  return types.flatMap((type) =>
    classes.flatMap((assetClass) =>
      languages.flatMap((language) => entitlementKey(type, assetClass, language) ?? []),
    ),
  );
}

export interface Entitlement {
  type: AggregatedType;
  assetClass: AssetClass;
  language: string;
}

/** The inverse of entitlementKeys. */
export function entitlementsOf(keys: readonly number[]): Entitlement[] {
  return keys.flatMap((key) => {
    const type = aggregatedTypes[Math.floor(key / room / room)];
    const assetClass = assetClasses[Math.floor(key / room) % room];
    const language = entitledLanguages[key % room];
    return type && assetClass && language ? [{ type, assetClass, language }] : [];
  });
}

const readByEverybody: Subscription = {
  aggregatedTypes: ['Legal'],
  assetClasses,
  languages: entitledLanguages,
};

/** Includes legal documents, which everyone may read. */
export function clientKeys(subscription: Subscription): number[] {
  return [...new Set([...entitlementKeys(subscription), ...entitlementKeys(readByEverybody)])];
}
