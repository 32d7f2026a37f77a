import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { preferenceCalls } from '@portal/wire-preferences';
import { profileCalls } from '@portal/wire-profiles';
import { teamCoverageCalls } from '@portal/wire-team-coverage';
import { declaredCalls, firstPage, type AskedCall, type KnownFacts } from './AskedCall.ts';
import { companyCalls } from './askedProfiles.ts';

/** Name in calls, list call, tag filter call, title. */
const libraries = [
  ['allresearch', libraryCalls.allResearchDocuments, libraryCalls.allResearchTagFilters, 'All Research'],
  ['equities', libraryCalls.equitiesDocuments, libraryCalls.equitiesTagFilters, 'Equities'],
  ['bonds', libraryCalls.bondsDocuments, libraryCalls.bondsTagFilters, 'Fixed Income'],
  [
    'international',
    libraryCalls.internationalDocuments,
    libraryCalls.internationalTagFilters,
    'International',
  ],
  ['markets', libraryCalls.marketsDocuments, libraryCalls.marketsTagFilters, 'Markets'],
  ['real_estate', libraryCalls.realEstateDocuments, libraryCalls.realEstateTagFilters, 'Real Estate'],
] as const;

const ofLibraries = libraries.flatMap(([library, documents, tags, name]): AskedCall[] => [
  {
    call: documents,
    query: { ...firstPage, library, page_name: library, component_name: 'library' },
    without: `${name} says that its list could not be loaded.`,
  },
  {
    call: tags,
    query: { categories: 'Sector;Company;Analyst', active_only: 'true' },
    without: `${name} has no filters.`,
  },
]);

const accessCalls = (tab: string): AskedCall[] => [
  { call: calls.entitlementsAll },
  { call: calls.authorisation, query: { portal_tab_name: tab } },
  {
    call: calls.acceptedTerms,
    without: 'Clients only get in if authorisation reports the terms.',
  },
  {
    call: calls.currentUser,
    without: 'The language page does not open, and links in mails log the client out.',
  },
  {
    call: calls.captureEvent,
    body: { url: '/conformance', event_type: 'Page Open', source_client_action: null },
    without: 'No event is kept.',
  },
];

const searchCalls: readonly AskedCall[] = [
  {
    call: libraryCalls.publicationCount,
    query: { library: 'allresearch', tag_filters: '{}' },
    without: 'Long lists show no total, and empty ones do not name the filter to remove.',
  },
];

const researchCalls = ({ today }: KnownFacts): AskedCall[] => [
  {
    call: libraryCalls.highlightsDocuments,
    query: { ...firstPage, date_range: JSON.stringify({ start_date: today, end_date: today }) },
    without: 'Today’s Highlights says that its list could not be loaded.',
  },
  {
    call: libraryCalls.selectedFixedIncome,
    query: { limit: '15', page_size: '15', page_name: 'bonds', component_name: 'selected' },
    without: 'Fixed Income shows no selected publications.',
  },
  {
    call: calls.webDocuments,
    query: { ...firstPage, limit: '1', page_name: 'bonds', component_name: 'featured' },
    without: 'Libraries feature nothing, and the footer has no disclaimer.',
  },
  ...searchCalls,
];

const documentCalls = ({ docRef, download }: KnownFacts): AskedCall[] => [
  {
    call: libraryCalls.documentPreviewHtml,
    query: { docRef, external_reference: docRef },
    without: 'No publication can be read in the portal.',
  },
  ...(download === undefined
    ? []
    : [
        {
          call: calls.downloadToken,
          body: { path: download },
          without: 'Links of documents contain the session’s token.',
        },
      ]),
];

const preferenceAsks: readonly AskedCall[] = [
  {
    call: calls.getCris,
    without: 'The Notification Centre does not open, and nothing can be followed.',
  },
  {
    call: preferenceCalls.entitledTags,
    without: 'The Notification Centre closes no choice, and My Subscription lists no research.',
  },
];

/** Every call that changes nothing but an event, in the order of a visit. */
export const askedCalls = (facts: KnownFacts): AskedCall[] => [
  ...accessCalls(facts.tab),
  ...ofLibraries,
  ...researchCalls(facts),
  ...documentCalls(facts),
  ...companyCalls(facts),
  ...preferenceAsks,
  ...[calls, libraryCalls, profileCalls, teamCoverageCalls, preferenceCalls].flatMap((area) =>
    declaredCalls(area, facts),
  ),
];

/** They change something or send mails: tried by hand. */
export const notAsked = [
  'request_password_reset',
  'reset_password',
  'request_passwordless_login',
  'passwordless_login',
  'current_user/change_password',
  'current_user/update_preferred_language',
  'current_user/update_accepted_terms',
  'current_user/update_cris',
];
