import { isDeclared, type ReadCall } from '@portal/wire';
import { calls } from '#calls.ts';
import { anErrorReport } from './anErrorReport.ts';
import { viewRows } from './viewRows.ts';
import { text, word, type CallRow } from './fields.ts';
import { rowOf } from './rowOf.ts';
import {
  analyst,
  counted,
  foldEditions,
  highlights,
  lastingToggles,
  libraries,
  library,
  list,
  listFilters,
  tagFilters,
} from './fieldGroups.ts';

export type CallName = keyof typeof calls;

/** In every secret sent by tests: no answer may contain it. */
export const secretMark = 'Geheim';

const username = text('nobody@test.example');
const password = text(`${secretMark}-2026`);
const token = text(`${secretMark}-never-issued`);

type Declared = {
  [Name in CallName]: (typeof calls)[Name] extends Pick<ReadCall, 'beyond'> ? Name : never;
}[CallName];

const declaredRows = Object.fromEntries(
  Object.entries(calls).flatMap(([name, call]) => (isDeclared(call) ? [[name, rowOf(call)]] : [])),
) as Record<Declared, CallRow>;

/** Missing calls or fields fail the tests of bad input. */
export const callRows: Record<CallName, CallRow> = {
  ...declaredRows,
  auth: {
    body: { username, password, remember_me: { kind: 'true', value: true, optional: true } },
    answers: 403,
  },
  refreshAuthToken: { body: { refresh_token: token }, answers: 401 },
  logout: {
    body: { refresh_token: token, replaced_by: text('another', { optional: true }) },
    answers: 200,
  },
  requestPasswordReset: { body: { username }, answers: 200 },
  resetPassword: { body: { reset_token: token, new_password: password }, answers: 403 },
  requestPasswordlessLogin: { body: { username }, answers: 200 },
  passwordlessLogin: { body: { passwordless_token: token }, answers: 403 },
  changePassword: { body: { new_password: password, old_password: password }, answers: 400 },
  currentUser: { answers: 200 },
  acceptedTerms: { answers: 200 },
  updateAcceptedTerms: { body: { accepted_terms: { kind: 'true', value: true } }, answers: 200 },
  updateNewsAtStart: { body: { news_at_start: { kind: 'flag', value: true } }, answers: 200 },
  updatePreferredLanguage: { body: { language: word('English') }, answers: 200 },
  entitlementsAll: { answers: 200 },
  authorisation: {
    query: { portal_tab_name: text('todays_highlights_tab', { optional: true, mayBeEmpty: true }) },
    answers: 200,
  },
  tagsRelatedByRef: {
    query: {
      ref: text('C0001', { optional: true }),
      tag_filters: list.tag_filters,
      date_range: list.date_range,
    },
    answers: 200,
  },
  tagsRelatedByCategory: { query: { tag_ids: text('1;2') }, answers: 200 },
  highlightsDocuments: { query: highlights, answers: 200 },
  webDocuments: {
    query: {
      ...list,
      page_name: word('bonds', { optional: true }),
      component_name: text('featured', { optional: true, mayBeEmpty: true }),
      group_by: word('Language', { optional: true }),
      fold_editions: foldEditions,
      list: text('Default', { optional: true }),
    },
    answers: 200,
  },
  allResearchDocuments: { query: library, answers: 200 },
  equitiesDocuments: { query: library, answers: 200 },
  bondsDocuments: { query: library, answers: 200 },
  internationalDocuments: { query: library, answers: 200 },
  marketsDocuments: { query: library, answers: 200 },
  realEstateDocuments: { query: library, answers: 200 },
  selectedFixedIncome: { query: library, answers: 200 },
  allResearchTagFilters: { query: tagFilters, answers: 200 },
  equitiesTagFilters: { query: tagFilters, answers: 200 },
  bondsTagFilters: { query: tagFilters, answers: 200 },
  internationalTagFilters: { query: tagFilters, answers: 200 },
  marketsTagFilters: { query: tagFilters, answers: 200 },
  realEstateTagFilters: { query: tagFilters, answers: 200 },
  publicationCount: { query: counted, answers: 200 },
  markAllRead: {
    body: { list: word('highlights'), ...listFilters, libraries, ...lastingToggles },
    answers: 200,
  },
  unmarkRead: { body: { marked_at: word('2026-03-11T08:00:00.123456Z') }, answers: 200 },
  noteSearch: { body: { search_term: text('dividend') }, answers: 200 },
  forgetSearches: { answers: 200 },
  keepSearches: { body: { keep: { kind: 'flag', value: true } }, answers: 200 },
  analystResearch: {
    query: {
      ...list,
      ...analyst,
      page_name: text('analyst', { optional: true, mayBeEmpty: true }),
      component_name: text('research', { optional: true, mayBeEmpty: true }),
      fold_editions: foldEditions,
    },
    answers: 200,
  },
  relatedResearch: {
    query: {
      ...list,
      ref: text('C0001', { optional: true }),
      group_by: word('Language', { optional: true }),
      page_name: text('company', { optional: true, mayBeEmpty: true }),
      component_name: text('research', { optional: true, mayBeEmpty: true }),
      fold_editions: foldEditions,
    },
    answers: 200,
  },
  getCris: { answers: 200 },
  updateCris: {
    body: {
      cri_json: { kind: 'entries', value: [{ Company: 'Alpin Bank' }] },
      revision: { kind: 'number', value: 7, optional: true },
      delivery: word('daily', { optional: true }),
    },
    answers: 409,
  },
  ...viewRows,
  entitledTags: { answers: 200 },
  mailOpened: { body: { docRef: text('R20260311-009-en'), mail: text('12.none') }, answers: 200 },
  documentPreviewHtml: {
    query: {
      docRef: text('none'),
      external_reference: text('none', { optional: true }),
      ahead: word('true', { optional: true }),
    },
    answers: 404,
  },
  downloadToken: { body: { path: text('documents/none/download') }, answers: 404 },
  captureEvent: {
    body: {
      url: text('/all-research?search_term=x', { mayBeEmpty: true }),
      event_type: word('Search'),
      source_client_action: text('none', { nullable: true, mayBeEmpty: true }),
      document_id: text('R1', { optional: true, mayBeEmpty: true }),
    },
    answers: 200,
  },
  reportErrors: {
    body: {
      environment: word('uat'),
      shell: text('0.1.0'),
      preview: text('abc234', { optional: true }),
      reports: { kind: 'list', value: [anErrorReport] },
    },
    answers: 200,
  },
  errorReportGroups: { answers: 404 },
  pageClients: { answers: 404 },
};
