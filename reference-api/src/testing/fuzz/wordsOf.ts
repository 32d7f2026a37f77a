import type { ServedPublicationList, ServedTag } from '@portal/wire';
import type { TestApi } from '#testing/TestApi.ts';
import type { Words } from './valuesOf.ts';

const filters = (groups: Record<string, string[]>) => JSON.stringify(groups);

/** Collects known names, and working links and tokens: without them every call fails its first check. */
export async function wordsOf(api: TestApi): Promise<Words> {
  const token = await api.tokenOf('everything');
  const { body } = await api.get<ServedPublicationList>('web_documents', {
    token,
    query: { page_size: '50' },
  });
  const sectors = await api.get<ServedTag[]>('tags/by_category', { token, query: { categories: 'Sector' } });
  const { doc_ref: docRef = '', download_link: path = '' } =
    body.records.find(({ download_link, preview_link }) => download_link !== '' && preview_link !== '') ?? {};
  const link = await api.post<{ auth_token: string }>('download_token', { token, body: { path } });
  const { refresh_token } = await api.signIn('bonds@demo.example');
  const sector = sectors.body[0]?.value ?? '';
  const lists = [
    filters({ Language: ['German'], Sector: [sector] }),
    filters({ 'Publication Type': ['Disclaimer'] }),
    filters({}),
  ];
  return {
    anywhere: [
      'Language',
      'German',
      'Sector',
      sector,
      'Publication Type',
      'Disclaimer',
      docRef,
      path,
      'true',
    ],
    byField: {
      docRef: [docRef],
      path: [path],
      auth_token: [link.body.auth_token],
      file: ['A0001.svg', 'A9999.svg'],
      categories: ['Sector;Analyst', 'Language'],
      portal_tab_name: ['todays_highlights_tab', 'equity_library_tab;markets_library_tab'],
      tag_categories: ['Sector;Company', 'Analyst'],
      search_term: ['Zinsen', '"earnings estimates" -rates', sector],
      tag_map_constraint: lists,
      tag_filters: lists,
      tag_not_filters: lists,
      date_range: [JSON.stringify({ start_date: '2026-01-01', end_date: '2026-03-11' })],
      username: ['everything@demo.example', 'nobody@demo.example'],
      password: ['Research-2026', 'wrong'],
      refresh_token: [refresh_token],
    },
  };
}
