import { pages } from '@portal/contract';
import { noFilters, writeFilters } from '@portal/research';
import type { BothLanguages, ProfiledTag, RelatedAnalyst } from '@portal/wire';
import type { ProfileClass } from '@portal/wire-profiles';

/** Links to all research on a sector in an asset class. `sector` is the name used by filters. [P-03] */
export function allResearchOn(sector: string, assetClass: ProfileClass): string {
  const tagFilters = { Sector: [sector], 'Asset Classification': [assetClass] };
  return pages.allResearch.path + writeFilters({ ...noFilters, tagFilters });
}

/** [P-03] */
const mostAnalysts = 6;

/** Former analysts are left out. */
export function teamOfSector(record: ProfiledTag | undefined, assetClass: ProfileClass): RelatedAnalyst[] {
  const analysts = record?.related_analysts[assetClass] ?? [];
  return analysts.filter(({ inactive }) => inactive !== true).slice(0, mostAnalysts);
}

const isWritten = (text: BothLanguages | null | undefined) =>
  text != null && (text.value.trim() !== '' || (text.translated_value ?? '').trim() !== '');

/** The description for the asset class, else the sector's summary. [P-03] */
export function descriptionOf(
  record: ProfiledTag | undefined,
  assetClass: ProfileClass,
): BothLanguages | undefined {
  const texts = [record?.descriptions_by_asset_class[assetClass], record?.summary];
  return texts.find(isWritten) ?? undefined;
}
