import { pages } from '@portal/contract';

/** Asset classes in which profile pages can be opened. */
export type ProfileAssetClass = 'Equity' | 'Fixed Income';

/** What a tag or a search hit knows of its profile. */
export interface ProfileRecord {
  category: string;
  external_id?: string | null | undefined;
  profile_active?: boolean | undefined;
  inactive?: boolean | undefined;
  /** Link from the API. */
  profile_link?: string | null | undefined;
}

/** Profile page by category. */
const pageOf: Partial<Record<string, 'company' | 'sector' | 'analyst'>> = {
  Company: 'company',
  'TK Ticker': 'company',
  'Bloomberg Company Ticker': 'company',
  Sector: 'sector',
  Analyst: 'analyst',
};

/** The id in the API's link, if that is a portal address matching the category. */
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

/**
 * The id of a profile that can be opened: an active one of an active record. If that is unknown, the API's link
 * decides.
 */
export function openableId(record: ProfileRecord): string | undefined {
  const { external_id: id, profile_active: active, inactive } = record;
  if (active === false || inactive === true) return undefined;
  return id && active === true && inactive === false ? id : idInLink(record);
}

/**
 * The profile page of a company, sector or analyst; undefined if it cannot be opened. `assetClass` selects a company's
 * tab or a sector's classification. [T-06]
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

/** An analyst's profile in one asset class; undefined as for `profileLink`. [T-06] */
export function analystProfileLink(record: ProfileRecord, assetClass: ProfileAssetClass): string | undefined {
  const id = openableId(record);
  const page = assetClass === 'Equity' ? pages.analystProfileEquity : pages.analystProfileFixedIncome;
  return id === undefined ? undefined : page.href({ id });
}

/** The page's only asset class, for its profile links; undefined on pages of several. [T-06] */
export function assetClassOfPage(path: string): ProfileAssetClass | undefined {
  if (path === pages.equities.path || path === pages.realEstate.path) return 'Equity';
  return path === pages.fixedIncome.path ? 'Fixed Income' : undefined;
}
