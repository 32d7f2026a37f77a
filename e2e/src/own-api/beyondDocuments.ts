import { toggleCalls } from '@portal/wire';

const of = (parameter: string, ...calls: string[]) => calls.map((call) => `${call} sends ${parameter}`);

const libraries = ['all_research', 'bonds', 'equities', 'international', 'real_estate'];

/** Sent by the portal; an API may ignore them. docs/your-own-api.md explains each. */
export const beyondDocuments: readonly string[] = [
  ...of('remember_me', 'POST auth'),
  ...of('revision', 'POST current_user/update_cris'),
  ...of('delivery', 'POST current_user/update_cris'),
  ...toggleCalls.flatMap((name) => [
    ...of(name, 'GET highlights_documents', 'GET markets_documents'),
    ...libraries.flatMap((library) => of(name, `GET ${library}_documents`, `GET ${library}_tag_filters`)),
  ]),
  ...of('entitled', 'GET highlights_documents', 'GET markets_documents'),
  ...libraries.flatMap((name) => of('entitled', `GET ${name}_documents`)),
  ...of('ahead', 'GET document_preview_html'),
  ...of('fold_editions', 'GET highlights_documents', 'GET markets_documents'),
  ...of('fold_editions', 'GET selected_fixed_income', 'GET web_documents'),
  ...of('fold_editions', 'GET analyst_research', 'GET related_research'),
  ...libraries.flatMap((name) => of('fold_editions', `GET ${name}_documents`, `GET ${name}_tag_filters`)),
  ...of('ref', 'GET analyst_research', 'GET related_research'),
  ...of('asset_classification', 'GET analyst_research'),
];

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

/** Accepted by the reference API, for no page or only for operators. */
export const ofTheReferenceAlone: readonly string[] = [
  'GET error_reports/groups',
  'GET page_clients',
  ...of('ref', 'GET tags/related_by_ref'),
  ...of('list', 'GET web_documents'),
  ...of('library', 'GET selected_fixed_income'),
  ...of('entitled', 'GET selected_fixed_income'),
  ...toggleCalls.flatMap((name) => of(name, 'GET selected_fixed_income')),
  ...[
    ...['date_range', 'fold_editions', 'libraries', ...toggleCalls],
    ...['search_term', 'tag_filters', 'tag_not_filters'],
  ].flatMap((name) => of(name, 'GET markets_tag_filters')),
];
