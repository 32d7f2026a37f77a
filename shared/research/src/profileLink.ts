import { pages } from '@portal/contract';

/** The asset classes a profile page can be opened in. */
export type ProfileAssetClass = 'Equity' | 'Fixed Income';

/** What a tag or a search hit says of the profile behind it. */
export interface ProfileRecord {
  category: string;
  external_id?: string | null | undefined;
  profile_active?: boolean | undefined;
  inactive?: boolean | undefined;
  /** The address that the API itself gives. */
  profile_link?: string | null | undefined;
}

/** The page of a profile, by the category of its record. */
const pageOf: Partial<Record<string, 'company' | 'sector' | 'analyst'>> = {
  ...{ Company: 'company', 'TK Ticker': 'company', 'Bloomberg Company Ticker': 'company' },
  ...{ Sector: 'sector', Analyst: 'analyst' },
};

/** The id in a profile's address, where that is one of the portal's own for such a record. */
function idInLink({ category, profile_link: link }: ProfileRecord): string | undefined {
  const [, page, id] = /^\/(\w+)_profile\/(?:[\w-]+\/)?([^/?#]+)\/?(?:[?#]|$)/.exec(link ?? '') ?? [];
  return id !== undefined && page === pageOf[category] ? decoded(id) : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The id of a profile that can be opened: known, active, and not of an inactive record. An address given by the API says so too. */
export function openableId(record: ProfileRecord): string | undefined {
  const { external_id: id, profile_active: active, inactive } = record;
  if (active === false || inactive === true) return undefined;
  return id && active === true && inactive === false ? id : idInLink(record);
}

/**
 * The profile page of a company, sector or analyst; undefined when there is none to open. On a page of a single
 * asset class, company links choose that tab and sector links that classification. [T-06]
 */
export function profileLink(record: ProfileRecord, assetClass?: ProfileAssetClass): string | undefined {
  const id = openableId(record);
  if (id === undefined) return undefined;
  switch (pageOf[record.category]) {
    case 'company':
      return pages.companyProfile.href({ id }, { tab: assetClass });
    case 'sector':
      return pages.sectorProfile.href({ id }, { 'Asset Classification': assetClass });
    case 'analyst':
      return pages.analystProfile.href({ id });
    default:
      return undefined;
  }
}

/** An analyst's profile in one asset class; undefined under the same conditions as `profileLink`. [T-06] */
export function analystProfileLink(record: ProfileRecord, assetClass: ProfileAssetClass): string | undefined {
  const id = openableId(record);
  const page = assetClass === 'Equity' ? pages.analystProfileEquity : pages.analystProfileFixedIncome;
  return id === undefined ? undefined : page.href({ id });
}

/** The single asset class of a page, which its profile links carry on; undefined on pages of several. [T-06] */
export function assetClassOfPage(path: string): ProfileAssetClass | undefined {
  if (path === pages.equities.path || path === pages.realEstate.path) return 'Equity';
  return path === pages.fixedIncome.path ? 'Fixed Income' : undefined;
}
