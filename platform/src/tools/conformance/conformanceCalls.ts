import { calls, libraryNames, type LibraryName, type ServedCall } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { preferenceCalls } from '@portal/wire-preferences';
import { profileCalls } from '@portal/wire-profiles';
import { teamCoverageCalls } from '@portal/wire-team-coverage';
import { declaredCalls, firstPage, type ConformanceCall, type KnownFacts } from './ConformanceCall.ts';

const libraryTitles: Record<LibraryName, string> = {
  allresearch: 'All Research',
  equities: 'Equities',
  bonds: 'Fixed Income',
  international: 'International',
  markets: 'Markets',
  real_estate: 'Real Estate',
};

/** `all_research_documents` of the library `allresearch`. */
function callOf(library: LibraryName, what: 'documents' | 'tag_filters'): ServedCall {
  const path = `${library === 'allresearch' ? 'all_research' : library}_${what}`;
  const found = Object.values<ServedCall>(libraryCalls).find((call) => call.path === path);
  if (found === undefined) throw new Error(`No call has the path ${path}.`);
  return found;
}

const ofLibraries = libraryNames.flatMap((library): ConformanceCall[] => [
  {
    call: callOf(library, 'documents'),
    query: { ...firstPage, library, page_name: library, component_name: 'library' },
    without: `${libraryTitles[library]} says that its list could not be loaded.`,
  },
  {
    call: callOf(library, 'tag_filters'),
    query: { categories: 'Sector;Company;Analyst', active_only: 'true' },
    without: `${libraryTitles[library]} has no filters.`,
  },
]);

const accessCalls = (tab: string): ConformanceCall[] => [
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

const researchCalls = ({ today }: KnownFacts): ConformanceCall[] => [
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
  {
    call: libraryCalls.publicationCount,
    query: { library: 'allresearch', tag_filters: '{}' },
    without: 'Long lists show no total, and empty ones do not name the filter to remove.',
  },
];

const documentCalls = ({ docRef, download }: KnownFacts): ConformanceCall[] => [
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

const preferenceAsks: readonly ConformanceCall[] = [
  {
    call: calls.getCris,
    without: 'The Notification Centre does not open, and nothing can be followed.',
  },
  {
    call: preferenceCalls.entitledTags,
    without: 'The Notification Centre closes no choice, and My Subscription lists no research.',
  },
];

const companyCalls = ({ company: { name } }: KnownFacts): ConformanceCall[] => [
  {
    call: profileCalls.relatedResearch,
    query: { ...firstPage, tag_filters: JSON.stringify({ Company: [name] }), page_name: 'company' },
    without: 'The profiles of companies and sectors show no research.',
  },
];

/** Every call that changes nothing but an event, in the order of a visit. */
export const conformanceCalls = (facts: KnownFacts): ConformanceCall[] => [
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
export const uncheckedCalls = [
  'request_password_reset',
  'reset_password',
  'request_passwordless_login',
  'passwordless_login',
  'current_user/change_password',
  'current_user/update_preferred_language',
  'current_user/update_accepted_terms',
  'current_user/update_cris',
];
