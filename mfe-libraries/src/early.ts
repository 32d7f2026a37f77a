import { earlyRead, languageNames, pages, type EarlyRead } from '@portal/contract';
import { libraryCalls } from '@portal/wire-libraries';

/** Remembered choices narrow lists: reads early only if none do, and the address has no filters. */
const untouched = {
  plainOnly: true,
  unlessCookies: [
    'filterLanguages',
    'filterAssetClasses',
    'studiesOnly',
    'separateEditions',
    'inSubscription',
  ],
  plainCookies: {
    filterLanguages: Object.values(languageNames).join(';'),
    filterAssetClasses: '',
    studiesOnly: 'false',
  },
};

const list = {
  tag_filters: { Language: Object.values(languageNames) },
  fold_editions: ':language',
  entitled: 'auto',
  order: 'desc',
  page: 1,
};
const paging = { page_size: 50, limit: 200 };

const library = (call: { path: string }, name: string): EarlyRead[] => [
  earlyRead(
    call,
    { ...list, ...paging, library: name, page_name: name, component_name: 'library' },
    untouched,
  ),
];

const today = { date_range: { start_date: ':today', end_date: ':today' } };
const highlights = [earlyRead(libraryCalls.highlightsDocuments, { ...list, ...paging, ...today }, untouched)];

/** The first reads of each page, by path. Used by the build, not by browsers. [H-02] [L-01] [V-01] */
export const early: Record<string, readonly EarlyRead[]> = {
  [pages.home.path]: highlights,
  [pages.todaysHighlights.path]: highlights,
  [pages.equities.path]: library(libraryCalls.equitiesDocuments, 'equities'),
  [pages.fixedIncome.path]: library(libraryCalls.bondsDocuments, 'bonds'),
  [pages.international.path]: library(libraryCalls.internationalDocuments, 'international'),
  [pages.markets.path]: library(libraryCalls.marketsDocuments, 'markets'),
  [pages.realEstate.path]: library(libraryCalls.realEstateDocuments, 'real_estate'),
  [pages.allResearch.path]: library(libraryCalls.allResearchDocuments, 'allresearch'),
  [pages.documentPreview.path]: [
    earlyRead(libraryCalls.documentPreviewHtml, { docRef: ':docRef', external_reference: ':docRef' }),
  ],
};
