import type { Language } from '@portal/contract';

/** Kinds of research a subscription is sold by. Their order is part of the stored keys: append only. */
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

/** Asset classes in their stored order: append only. */
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

/** The number of one aggregated type × asset class × language, or undefined for a word that is none. */
function entitlementKey(type: string, assetClass: string, language: string): number | undefined {
  const typeIndex = aggregatedTypes.findIndex((each) => each === type);
  const classIndex = assetClasses.findIndex((each) => each === assetClass);
  const languageIndex = entitledLanguages.findIndex((each) => each === language);
  if (typeIndex < 0 || classIndex < 0 || languageIndex < 0) return undefined;
  return (typeIndex * room + classIndex) * room + languageIndex;
}

/**
 * Every key of the cross product, as stored in a publication's `ent` and as a subscription resolves to.
 * A publication is entitled when the two have a key in common; words that are none give no key.
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

/** One aggregated type × asset class × language. */
export interface Entitlement {
  type: AggregatedType;
  assetClass: AssetClass;
  language: string;
}

/** What keys stand for: the way back from entitlementKeys. */
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

/** What a client may read: the subscription's keys, and legal documents, which are everybody's. */
export function clientKeys(subscription: Subscription): number[] {
  return [...new Set([...entitlementKeys(subscription), ...entitlementKeys(readByEverybody)])];
}
