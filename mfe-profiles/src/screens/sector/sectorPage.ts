import { pages } from '@portal/contract';
import { noFilters, writeFilters } from '@portal/research';
import type { BothLanguages, ProfiledTag, RelatedAnalyst } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';

/** All research on a sector in an asset class, by the name that filters know. [P-03] */
export function allResearchOn(sector: string, assetClass: ProfileClass): string {
  const tagFilters = { Sector: [sector], 'Asset Classification': [assetClass] };
  return pages.allResearch.path + writeFilters({ ...noFilters, tagFilters });
}

/** The most analysts that a sector's page shows. [P-03] */
const mostAnalysts = 6;

/** The team of a sector in an asset class; those who have left are not in it. */
export function teamOfSector(record: ProfiledTag | undefined, assetClass: ProfileClass): RelatedAnalyst[] {
  const analysts = record?.related_analysts[assetClass] ?? [];
  return analysts.filter(({ inactive }) => inactive !== true).slice(0, mostAnalysts);
}

const isWritten = (text: BothLanguages | null | undefined) =>
  text != null && (text.value.trim() !== '' || (text.translated_value ?? '').trim() !== '');

/** What is shown about a sector: of the asset class if there is something, else of the sector. [P-03] */
export function descriptionOf(
  record: ProfiledTag | undefined,
  assetClass: ProfileClass,
): BothLanguages | undefined {
  const texts = [record?.descriptions_by_asset_class[assetClass], record?.summary];
  return texts.find(isWritten) ?? undefined;
}
