import { pages, type Page } from '@portal/contract';
import {
  toggleBoxes,
  type FilterCategory,
  type ProfileAssetClass,
  type PublicationsCall,
} from '@portal/research';
import { matchPath } from '@portal/router';
import { type LibraryName } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import type { TagOptionsCall } from '#api/library.ts';
import type { RatingSource } from '#api/ratings.ts';
import type { LibrariesMessage } from '#messages/index.ts';

/** A library: its page, and how it differs from the others. */
export interface Library {
  name: LibraryName;
  page: Page;
  title: LibrariesMessage;
  call: PublicationsCall;
  tagCall: TagOptionsCall;
  /** Filter categories, in addition to the language. [L-02] */
  categories: readonly FilterCategory[];
  /** Offers 'Studies only'. [L-05] */
  studies?: true;
  /** Kept by profile links. [T-06] */
  assetClass?: ProfileAssetClass;
  /** The rating changes next to the list. [L-10] [L-12] */
  ratings?: { title: LibrariesMessage; source: RatingSource };
  /** Shows the newest featured publication above the list. [L-09] */
  featured?: true;
  /** Lists selected publications next to the list. [L-11] */
  selected?: true;
}

const realEstateFunds = 'Real Estate Funds / Investment Foundations';

const ownCategories: readonly FilterCategory[] = [
  'Sector',
  'Company',
  'Analyst',
  'Aggregated Publication Type',
];

/** The six libraries share one screen; this is what differs. [L-01] */
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

/** Ids of a library's filters on its line, in order. */
export const lineIds = ({ categories }: Library): readonly string[] => [
  ...categories,
  'dates',
  ...toggleBoxes,
  'studies',
  'Language',
];

/** Finds a library by path, ignoring case and a trailing slash like the router. */
export function libraryAt(pathname: string): Library | undefined {
  return libraries.find(({ page }) => matchPath(page.path, pathname) !== null);
}
