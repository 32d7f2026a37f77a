import { pages, type Page } from '@portal/contract';
import type { FilterCategory, ProfileAssetClass, PublicationsCall } from '@portal/research';
import { matchPath } from '@portal/router';
import { type LibraryName } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import type { TagOptionsCall } from '#api/library.ts';
import type { RatingSource } from '#api/ratings.ts';
import type { LibrariesMessage } from '#messages/index.ts';

/** One library: its page and what sets it apart from the others. */
export interface Library {
  name: LibraryName;
  page: Page;
  title: LibrariesMessage;
  call: PublicationsCall;
  tagCall: TagOptionsCall;
  /** What it can be filtered by, next to the language. [L-02] */
  categories: readonly FilterCategory[];
  /** Whether it can show its studies only. [L-05] */
  studies?: true;
  /** The single asset class of the page, carried on by profile links. [T-06] */
  assetClass?: ProfileAssetClass;
  /** The rating changes next to its list. [L-10] [L-12] */
  ratings?: { title: LibrariesMessage; source: RatingSource };
  /** Whether the newest publication it features stands above its list. [L-09] */
  featured?: true;
  /** Whether publications selected for readers are listed next to it. [L-11] */
  selected?: true;
}

const realEstateFunds = 'Real Estate Funds / Investment Foundations';

const ownCategories: readonly FilterCategory[] = [
  'Sector',
  'Company',
  'Analyst',
  'Aggregated Publication Type',
];

/** The six libraries: one screen, and a row each for what differs. [L-01] */
export const libraries: readonly Library[] = [
  {
    name: 'equities',
    page: pages.equities,
    title: 'libraries.equities',
    call: libraryCalls.equitiesDocuments,
    tagCall: libraryCalls.equitiesTagFilters,
    studies: true,
    categories: ownCategories,
    assetClass: 'Equity',
    ratings: {
      title: 'libraries.ratings',
      source: { type: 'Equities', coverage: 'own', withoutSectors: [realEstateFunds] },
    },
  },
  {
    name: 'bonds',
    page: pages.fixedIncome,
    title: 'libraries.fixedIncome',
    call: libraryCalls.bondsDocuments,
    tagCall: libraryCalls.bondsTagFilters,
    studies: true,
    categories: ownCategories,
    assetClass: 'Fixed Income',
    ratings: { title: 'libraries.ratings.credit', source: { type: 'Bonds', coverage: 'own' } },
    featured: true,
    selected: true,
  },
  {
    name: 'international',
    page: pages.international,
    title: 'libraries.international',
    call: libraryCalls.internationalDocuments,
    tagCall: libraryCalls.internationalTagFilters,
    categories: ownCategories,
    ratings: { title: 'libraries.ratings', source: { type: 'Equities', coverage: 'partner' } },
  },
  {
    name: 'markets',
    page: pages.markets,
    title: 'libraries.markets',
    call: libraryCalls.marketsDocuments,
    tagCall: libraryCalls.marketsTagFilters,
    categories: ownCategories,
  },
  {
    name: 'real_estate',
    page: pages.realEstate,
    title: 'libraries.realEstate',
    call: libraryCalls.realEstateDocuments,
    tagCall: libraryCalls.realEstateTagFilters,
    studies: true,
    categories: ownCategories,
    assetClass: 'Equity',
    ratings: {
      title: 'libraries.ratings',
      source: { type: 'Equities', coverage: 'own', sectors: ['Real Estate', realEstateFunds] },
    },
    featured: true,
  },
  {
    name: 'allresearch',
    page: pages.allResearch,
    title: 'libraries.allResearch',
    call: libraryCalls.allResearchDocuments,
    tagCall: libraryCalls.allResearchTagFilters,
    studies: true,
    categories: [...ownCategories, 'Asset Classification'],
  },
];

/** The library at an address, compared as the router does: case and a trailing slash make no difference. */
export function libraryAt(pathname: string): Library | undefined {
  return libraries.find(({ page }) => matchPath(page.path, pathname) !== null);
}
