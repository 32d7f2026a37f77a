import type { ServedTag } from '@portal/wire';
import type { ServedCoveredCompany } from '@portal/wire-profiles';
import { pageOf } from '#areas/publication/pageOf.ts';
import { tagsOfRows } from '#areas/publication/tags/tagsById.ts';
import type { Db } from '#db/Db.ts';
import { coveredCompanies, type CompanySelection, type CoveredRow } from './coveredCompanies.ts';

export function presentKpis(ratings: CoveredRow['ratings']): ServedCoveredCompany['kpis'] {
  const { Equities = null, Bonds = null, ESG = null } = ratings;
  return { Ratings: { Equity: Equities, Bonds, ESG } };
}

/** Returns nothing for a company whose tag has gone. */
function presentCompany(
  { companyId, sectorId, ratings }: CoveredRow,
  tags: ReadonlyMap<number, ServedTag>,
): ServedCoveredCompany[] {
  const company = tags.get(companyId);
  if (company === undefined) return [];
  return [{ ...company, sector: tags.get(sectorId) ?? null, kpis: presentKpis(ratings) }];
}

interface PageRequest {
  page: number;
  pageSize: number;
  keys: readonly number[];
}

export function companyPages(db: Db) {
  const tags = tagsOfRows(db);
  return async (selection: CompanySelection, { keys, ...page }: PageRequest) => {
    const { items, metadata } = pageOf(await coveredCompanies(db, selection, keys), page);
    const named = await tags(items);
    return { records: items.flatMap((row) => presentCompany(row, named)), pagination_metadata: metadata };
  };
}
