import type { LibraryName } from '@portal/wire';
import { librariesOf } from '#policies/libraries.ts';
import type { DemoPublication } from '../DemoPublication.ts';
import { analysts } from '../universe.ts';
import { sectors } from '../words/sectors.ts';

const sectorNamed = (index: number | undefined) => (index === undefined ? undefined : sectors[index]);

/** By which the search finds a publication. */
export function namesOf({ company, peer, sector, analysts: authors }: DemoPublication): string {
  const { en, de } = sectorNamed(sector) ?? {};
  const named = [company, peer].flatMap((one) => (one ? [one.name, one.ticker, one.bloombergTicker] : []));
  const written = authors.map((author) => analysts[author]?.name);
  return [...named, en, de, ...written].filter((name) => name !== undefined).join(', ');
}

export const librariesHolding = ({
  type,
  assetClasses,
  sector,
  company,
  isModel,
}: DemoPublication): LibraryName[] =>
  isModel === true
    ? []
    : librariesOf({
        aggregatedType: type.aggregated,
        assetClasses,
        sectors: [sectorNamed(sector)?.en ?? ''],
        international: company?.international === true,
      });
