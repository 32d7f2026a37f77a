import type { LibraryName } from '@portal/wire';
import { librariesOf, studyTypes } from '../policies/libraries.ts';
import type { DemoPublication } from './DemoPublication.ts';
import sectors from './words/sectors.json' with { type: 'json' };

/** By German name. Libraries that are not here have few papers, and feature all. */
const featuredTypes: Partial<Record<LibraryName, readonly string[]>> = {
  equities: studyTypes,
  bonds: studyTypes,
  allresearch: studyTypes,
  markets: [...studyTypes, 'Konjunkturanalyse', 'Anlagestrategie'],
};

const sectorNames = ({ sector }: DemoPublication) =>
  sectors.flatMap(({ en }, at) => (at === sector ? [en] : []));

/** The libraries above whose lists the demo shows a publication, until a newer one takes its place. [L-09] */
export function featuredIn(publication: DemoPublication): LibraryName[] {
  const { type, assetClasses, company } = publication;
  const filed = {
    aggregatedType: type.aggregated,
    assetClasses,
    sectors: sectorNames(publication),
    international: company?.international === true,
  };
  return librariesOf(filed).filter((library) => featuredTypes[library]?.includes(type.de) ?? true);
}
