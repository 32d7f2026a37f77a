import type { ServedTag } from '@portal/wire';
import { profileClasses, type ServedAnalyst, type ServedCoveredCompany } from '@portal/wire-profiles';
import type { AnalystRow, CoveredRow } from './repository.ts';

/** An analyst as the wire shows them. */
export function presentAnalyst(row: AnalystRow, coverage: ServedAnalyst['coverage']): ServedAnalyst {
  const assetClass = profileClasses.find((each) => row.classes.includes(each));
  return {
    name: row.name,
    external_id: row.externalId,
    role: row.role === null ? null : { value: row.role, translated_value: row.translatedRole },
    bio: (row.bio ?? []).map((value, place) => ({
      value,
      translated_value: row.translatedBio?.[place] ?? null,
    })),
    email: row.email,
    phone: row.phone,
    thumbnail_url: row.portrait,
    asset_classification: assetClass === undefined ? null : { value: assetClass },
    coverage,
  };
}

/** A covered company as the wire shows it; nothing for one whose tag has gone. */
export function presentCompany(
  { companyId, sectorId, ratings }: CoveredRow,
  tags: ReadonlyMap<number, ServedTag>,
): ServedCoveredCompany[] {
  const company = tags.get(companyId);
  if (company === undefined) return [];
  const { Equities = null, Bonds = null, ESG = null } = ratings;
  return [
    { ...company, sector: tags.get(sectorId) ?? null, kpis: { Ratings: { Equity: Equities, Bonds, ESG } } },
  ];
}
