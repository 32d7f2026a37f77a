import { readQuery } from '@portal/api';
import type { Paging } from '@portal/research';
import { profileCalls, type ProfileClass } from '@portal/wire-profiles';
import { companiesPageSize } from '#components/company-table/companiesPageSize.ts';
import { relatedResearchQuery } from './relatedResearch.ts';

export interface SectorPage {
  ref: string;
  assetClass: ProfileClass;
}

/** The tabs the client may open. [P-05] */
export const sectorPermissionsQuery = (ref: string) =>
  readQuery(profileCalls.sectorProfilePermissions, { Id: ref }, 'profiles');

export const sectorCompaniesQuery = ({ ref, assetClass }: SectorPage, number: number) =>
  readQuery(
    profileCalls.sectorCompanies,
    { ref, asset_classification: assetClass, page: number, page_size: companiesPageSize },
    'profiles',
  );

/** [P-03] */
export const sectorPaging: Paging = { pageSize: 3, limit: 3 };

/** [P-03] */
export const sectorResearchQuery = ({ ref, assetClass }: SectorPage) =>
  relatedResearchQuery({
    ref,
    category: 'Sector',
    filters: { 'Asset Classification': [assetClass] },
    paging: sectorPaging,
  });
