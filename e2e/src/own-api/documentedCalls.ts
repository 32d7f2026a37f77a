/** From the documents' sections 7 alone, not from the portal's schemas. */
export interface DocumentedCall {
  method: 'GET' | 'POST';
  /** Below the API base. */
  path: string;
  /** Query or body; `authorisation` also takes route parameters. */
  takes: readonly string[];
  /** Without these, an API could not answer. */
  needs: readonly string[];
  /** Made without a session. */
  open?: true;
  /** The document allows further parameters. */
  more?: true;
}

/** "Filter state" (section 3 of the second document), as far as sent. */
const filters = [
  ...['tag_filters', 'tag_not_filters', 'selected_tag_ids', 'sorting', 'day_range', 'date_range'],
  ...['search_term', 'libraries', 'group_by', 'page_name', 'component_name'],
];

/** "Reads take filters plus extras (limit, order, page_size, page)". */
const read = [...filters, 'limit', 'order', 'page_size', 'page'];

const get = (path: string, takes: readonly string[] = [], needs: readonly string[] = []): DocumentedCall => ({
  method: 'GET',
  path,
  takes,
  needs,
});

const post = (path: string, fields: readonly string[], needs = fields): DocumentedCall => ({
  method: 'POST',
  path,
  takes: fields,
  needs,
});

const open = (call: DocumentedCall): DocumentedCall => ({ ...call, open: true });

const library = (path: string) =>
  get(path, [...read, 'library'], ['limit', 'page_size', 'page_name', 'component_name']);

const tagFilters = (path: string) => get(path, ['categories', 'active_only', ...filters], ['categories']);

export const documentedCalls: readonly DocumentedCall[] = [
  open(post('auth', ['username', 'password'])),
  open(post('refresh_auth_token', ['refresh_token'])),
  open(post('request_password_reset', ['username'])),
  open(post('reset_password', ['reset_token', 'new_password'])),
  open(post('request_passwordless_login', ['username'])),
  open(post('passwordless_login', ['passwordless_token'])),
  post('current_user/change_password', ['new_password', 'old_password']),
  get('current_user'),
  get('current_user/get_cris'),
  post('current_user/update_cris', ['cri_json']),
  post('current_user/update_preferred_language', ['language']),
  get('current_user/entitled_tags'),
  post('current_user/update_accepted_terms', ['accepted_terms']),
  get('current_user/accepted_terms'),
  get('portal_tabs/entitlements/all'),
  { ...get('authorisation', ['portal_tab_name'], ['portal_tab_name']), more: true },
  get('preference_centre', ['categories'], ['categories']),
  get('tags/by_ref', ['ref'], ['ref']),
  get('tags/related_by_ref', ['filters', ...filters]),
  get('tags/by_category', ['categories'], ['categories']),
  get('tags/related_by_category', ['tag_ids'], ['tag_ids']),
  get('get_tags_from_cri_json', ['cri_json'], ['cri_json']),
  post('capture_event', ['url', 'event_type', 'source_client_action', 'document_id'], ['url', 'event_type']),
  get('web_documents', read),
  get('highlights_documents', read, ['limit', 'page_size', 'date_range']),
  get('dmo_links', ['language']),
  ...['equities', 'bonds', 'markets', 'real_estate', 'all_research', 'international'].map((name) =>
    library(`${name}_documents`),
  ),
  get('related_research', read),
  get('analyst_research', read),
  get('selected_fixed_income', read),
  get('document_preview_html', ['docRef', 'external_reference'], ['docRef']),
  get(
    'typeahead_suggestions',
    ['search_term', 'tag_categories', 'selected_tags', 'relevance_threshold', 'tag_map_constraint'],
    ['search_term', 'tag_categories', 'relevance_threshold'],
  ),
  ...['equities', 'international', 'bonds', 'real_estate', 'all_research'].map((name) =>
    tagFilters(`${name}_tag_filters`),
  ),
  get('markets_tag_filters', ['categories', 'active_only'], ['categories']),
  get('analyst_sectors', read),
  get('analyst_companies', read),
  get('analyst_coverage', ['ref'], ['ref']),
  get('zkb_team', [...read, 'team', 'portal_tab_name'], ['team', 'portal_tab_name']),
  get('zkb_team_tag_filters', ['categories', 'active_only', ...filters]),
  get('company_studies', ['library', 'tag_filters']),
  get('latest_ratings', ['type', 'coverage', 'exclude_tag_filters', ...read], ['type', 'page_size']),
  get('sector_companies', [...read, 'ref', 'asset_classification']),
  get('tag_coverage', ['asset_classification', ...filters]),
  get('portal_tabs/sector_profile_permissions', ['Id'], ['Id']),
  get('portal_tabs/company_profile_permissions', ['Id'], ['Id']),
];
