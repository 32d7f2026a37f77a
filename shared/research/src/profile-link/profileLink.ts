import { pages } from '@portal/contract';

/** The asset classes a profile page can be opened in. */
export type ProfileAssetClass = 'Equity' | 'Fixed Income';

/** What a tag or a search hit says of the profile behind it. */
export interface ProfileRecord {
  category: string;
  external_id?: string | null | undefined;
  profile_active?: boolean | undefined;
  inactive?: boolean | undefined;
}

/** The id of a profile that can be opened: known, active, and not of an inactive record. */
function openableId({
  external_id: id,
  profile_active: active,
  inactive,
}: ProfileRecord): string | undefined {
  return id && active === true && inactive === false ? id : undefined;
}

/**
 * The profile page of a company, sector or analyst; undefined when there is none to open. On a page of a single
 * asset class, company links choose that tab and sector links that classification. [T-06]
 */
export function profileLink(record: ProfileRecord, assetClass?: ProfileAssetClass): string | undefined {
  const id = openableId(record);
  if (id === undefined) return undefined;
  switch (record.category) {
    case 'Company':
    case 'TK Ticker':
    case 'Bloomberg Company Ticker':
      return pages.companyProfile.href({ id }, { tab: assetClass });
    case 'Sector':
      return pages.sectorProfile.href({ id }, { 'Asset Classification': assetClass });
    case 'Analyst':
      return pages.analystProfile.href({ id });
    default:
      return undefined;
  }
}

/** An analyst's profile in one asset class; undefined under the same conditions as `profileLink`. [T-06] */
export function analystProfileLink(record: ProfileRecord, assetClass: ProfileAssetClass): string | undefined {
  const id = openableId(record);
  const segment = assetClass === 'Equity' ? 'equity' : 'fixed-income';
  return id === undefined ? undefined : pages.analystProfileByClass.href({ assetClass: segment, id });
}

/** The single asset class of a page, which its profile links carry on; undefined on pages of several. [T-06] */
export function assetClassOfPage(path: string): ProfileAssetClass | undefined {
  if (path === pages.equities.path || path === pages.realEstate.path) return 'Equity';
  return path === pages.fixedIncome.path ? 'Fixed Income' : undefined;
}
