import { pages as linked } from '@portal/contract';
import type { ScreenPage } from '@portal/router';
import { libraryCalls } from '@portal/wire-libraries';
import { ofHighlights, ofLibrary, ofPreview } from './firstReads.ts';
import type { LibrariesMessage } from './messages/index.ts';

export const pages: readonly ScreenPage<LibrariesMessage>[] = [
  {
    path: linked.home.path,
    access: linked.home.access,
    title: 'libraries.highlights.name',
    firstReads: () => ofHighlights,
    firstView: 'list',
    screen: () => import('./screens/todays-highlights/TodaysHighlightsScreen.tsx'),
  },
  {
    path: linked.todaysHighlights.path,
    access: linked.todaysHighlights.access,
    title: 'libraries.highlights.name',
    tab: { label: { en: "Today's Highlights", de: 'Heutige Highlights' }, place: 10 },
    firstReads: () => ofHighlights,
    firstView: 'list',
    screen: () => import('./screens/todays-highlights/TodaysHighlightsScreen.tsx'),
  },
  {
    path: linked.equities.path,
    access: linked.equities.access,
    title: 'libraries.equities',
    tab: { label: { en: 'Equity', de: 'Aktien' }, place: 20 },
    firstReads: () => ofLibrary(libraryCalls.equitiesDocuments, 'equities'),
    firstView: 'list',
    screen: () => import('./screens/library/LibraryScreen.tsx'),
  },
  {
    path: linked.fixedIncome.path,
    access: linked.fixedIncome.access,
    title: 'libraries.fixedIncome',
    tab: { label: { en: 'Fixed Income', de: 'Anleihen' }, place: 30 },
    firstReads: () => ofLibrary(libraryCalls.bondsDocuments, 'bonds'),
    firstView: 'list',
    screen: () => import('./screens/library/LibraryScreen.tsx'),
  },
  {
    path: linked.international.path,
    access: linked.international.access,
    title: 'libraries.international',
    tab: { label: { en: 'International', de: 'International' }, place: 40 },
    firstReads: () => ofLibrary(libraryCalls.internationalDocuments, 'international'),
    firstView: 'list',
    screen: () => import('./screens/library/LibraryScreen.tsx'),
  },
  {
    path: linked.markets.path,
    access: linked.markets.access,
    title: 'libraries.markets',
    tab: { label: { en: 'Markets', de: 'Märkte' }, place: 50 },
    firstReads: () => ofLibrary(libraryCalls.marketsDocuments, 'markets'),
    firstView: 'list',
    screen: () => import('./screens/library/LibraryScreen.tsx'),
  },
  {
    path: linked.realEstate.path,
    access: linked.realEstate.access,
    title: 'libraries.realEstate',
    tab: { label: { en: 'Real Estate', de: 'Immobilien' }, place: 60 },
    firstReads: () => ofLibrary(libraryCalls.realEstateDocuments, 'real_estate'),
    firstView: 'list',
    screen: () => import('./screens/library/LibraryScreen.tsx'),
  },
  {
    path: linked.allResearch.path,
    access: linked.allResearch.access,
    title: 'libraries.allResearch',
    firstReads: () => ofLibrary(libraryCalls.allResearchDocuments, 'allresearch'),
    firstView: 'list',
    screen: () => import('./screens/library/LibraryScreen.tsx'),
  },
  {
    path: linked.newForYou.path,
    access: linked.newForYou.access,
    title: 'libraries.newForYou.name',
    menu: { label: { en: 'New for you', de: 'Neu für Sie' }, place: 5, shown: 'listed' },
    screen: () => import('./screens/new-for-you/NewForYouScreen.tsx'),
  },
  {
    path: linked.recentlyRead.path,
    access: linked.recentlyRead.access,
    title: 'libraries.recent.name',
    menu: { label: { en: 'Recently read', de: 'Zuletzt gelesen' }, place: 10, shown: 'listed' },
    screen: () => import('./screens/recently-read/RecentlyReadScreen.tsx'),
  },
  {
    path: linked.documentPreview.path,
    access: linked.documentPreview.access,
    title: 'libraries.preview.name',
    firstReads: () => ofPreview,
    screen: () => import('./screens/document-preview/DocumentPreviewScreen.tsx'),
  },
];
