import { api, queryOptions } from '@portal/api';
import type { Paging } from '@portal/research';
import { profileCalls, type ProfileClass } from '@portal/wire-profiles';
import { companiesPageSize } from '#components/company-table/companiesPageSize.ts';
import { relatedResearchQuery } from './relatedResearch.ts';

/** A sector in one asset class. */
export interface SectorPage {
  /** Its external id. */
  ref: string;
  assetClass: ProfileClass;
}

/** Which tabs of the sector's page the client may open. [P-05] */
export const sectorPermissionsQuery = (ref: string) =>
  queryOptions({
    queryKey: ['profiles', 'sectorPermissions', ref],
    queryFn: ({ signal }) => api.call(profileCalls.sectorProfilePermissions, { query: { Id: ref }, signal }),
  });

/** A page of the companies of the sector. */
export const sectorCompaniesQuery = ({ ref, assetClass }: SectorPage, number: number) =>
  queryOptions({
    queryKey: ['profiles', 'sectorCompanies', ref, assetClass, number],
    queryFn: ({ signal }) =>
      api.call(profileCalls.sectorCompanies, {
        query: { ref, asset_classification: assetClass, page: number, page_size: companiesPageSize },
        signal,
      }),
  });

/** The latest of the sector's research: 3. [P-03] */
export const sectorPaging: Paging = { pageSize: 3, limit: 3 };

/** The latest research on the sector in an asset class. [P-03] */
export const sectorResearchQuery = ({ ref, assetClass }: SectorPage) =>
  relatedResearchQuery({
    ref,
    category: 'Sector',
    filters: { 'Asset Classification': [assetClass] },
    paging: sectorPaging,
  });
