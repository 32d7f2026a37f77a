import type { ServedTag } from '@portal/wire';
import type { CoverageClass, CoverageSector, CoveredCompany } from '@portal/wire-team-coverage';
import { presentModel, presentTickers } from '../covered-companies/companyFacts.ts';
import type { CoverageRow } from './repository.ts';

type TagIndex = ReadonlyMap<number, ServedTag>;

const named = ({ id, value, external_id, profile_active, inactive }: ServedTag) => ({
  id,
  value,
  external_id,
  profile_active,
  inactive,
});

/** The analyst for the asset class, else the main one. */
function analystOf(
  { analystIds }: CoverageRow,
  covered: CoverageClass,
  tags: TagIndex,
): ServedTag | undefined {
  const assetClass = covered === 'Fixed Income' ? covered : 'Equity';
  const analysts = analystIds.flatMap((id) => tags.get(id) ?? []);
  const ofClass = analysts.find(({ related_asset_class = [] }) =>
    related_asset_class.some(({ value }) => value === assetClass),
  );
  return ofClass ?? analysts[0];
}

function presentCompany(
  row: CoverageRow,
  company: ServedTag,
  { covered, tags }: { covered: CoverageClass; tags: TagIndex },
): CoveredCompany {
  const own = row.tagIds.flatMap((id) => tags.get(id) ?? []);
  const analyst = analystOf(row, covered, tags);
  return {
    ...named(company),
    ...presentTickers(own),
    gk_number: row.gkNumber,
    analyst: analyst === undefined ? null : named(analyst),
    kpis: { Ratings: { Equity: row.equityRating, Bonds: row.bondRating, ESG: row.esgRating } },
    model_download_link: presentModel(row),
  };
}

/** In the order of the rows. */
export function presentCoverage(
  rows: readonly CoverageRow[],
  covered: CoverageClass,
  tags: TagIndex,
): CoverageSector[] {
  const sectors = new Map<number, CoverageSector>();
  for (const row of rows) {
    const company = tags.get(row.companyId);
    const sector = tags.get(row.sectorId);
    if (company === undefined || sector === undefined) continue;
    const group = sectors.get(sector.id) ?? {
      ...named(sector),
      translated_value: sector.translated_value,
      companies: [],
    };
    sectors.set(sector.id, group);
    group.companies.push(presentCompany(row, company, { covered, tags }));
  }
  return [...sectors.values()];
}
