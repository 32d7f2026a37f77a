import { toggleCalls } from '@portal/wire';

type ByParameter = Readonly<Record<string, readonly string[]>>;

const sentences = (calls: ByParameter): string[] =>
  Object.entries(calls).flatMap(([name, all]) => all.map((call) => `${call} sends ${name}`));

const toggled = (calls: readonly string[]): ByParameter =>
  Object.fromEntries(toggleCalls.map((name) => [name, calls]));

const libraries = ['all_research', 'bonds', 'equities', 'international', 'real_estate'];
const lists = ['highlights', 'markets', ...libraries].map((name) => `GET ${name}_documents`);
const listsAndFilters = [...lists, ...libraries.map((name) => `GET ${name}_tag_filters`)];
const profiles = ['GET analyst_research', 'GET related_research'];

/** Sent by the portal; an API may ignore them. docs/your-own-api.md explains each. */
export const beyondDocuments: readonly string[] = sentences({
  remember_me: ['POST auth'],
  revision: ['POST current_user/update_cris'],
  delivery: ['POST current_user/update_cris'],
  ...toggled(listsAndFilters),
  entitled: lists,
  ahead: ['GET document_preview_html'],
  fold_editions: [...listsAndFilters, 'GET selected_fixed_income', 'GET web_documents', ...profiles],
  ref: profiles,
  asset_classification: ['GET analyst_research'],
});

/** The portal works without them. */
export const callsBeyondDocuments: readonly string[] = [
  'POST download_token',
  'POST error_reports',
  'POST change_view',
  'POST current_user/update_news_at_start',
  'POST forget_searches',
  'POST keep_searches',
  'POST note_search',
  'POST logout',
  'POST mail_opened',
  'POST mark_all_read',
  'GET publication_count',
  'POST remove_view',
  'POST save_view',
  'POST unmark_read',
];

const asOtherFilters = [
  'date_range',
  'fold_editions',
  'libraries',
  'search_term',
  'tag_filters',
  'tag_not_filters',
];

/** Accepted by the reference API, for no page or only for operators. */
export const ofTheReferenceAlone: readonly string[] = [
  'GET error_reports/groups',
  'GET page_clients',
  ...sentences({
    ref: ['GET tags/related_by_ref'],
    list: ['GET web_documents'],
    library: ['GET selected_fixed_income'],
    entitled: ['GET selected_fixed_income'],
    ...toggled(['GET selected_fixed_income', 'GET markets_tag_filters']),
  }),
  ...asOtherFilters.map((name) => `GET markets_tag_filters sends ${name}`),
];
