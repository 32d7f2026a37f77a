import { calls } from '@portal/wire';
import { onEveryEngine } from '#testing/onEveryEngine.ts';

const nul = 'a\0b';
const event = { url: '/', event_type: 'Search', source_client_action: null };

const inQueries: [string, Record<string, string>][] = [
  ['document_preview_html', { docRef: nul }],
  ['tags/by_category', { categories: nul }],
  ['authorisation', { portal_tab_name: nul }],
  ['authorisation', { id: nul }],
  ['dmo_links', { language: nul }],
  ...['highlights_documents', 'web_documents'].flatMap((path): [string, Record<string, string>][] => [
    [path, { tag_filters: nul }],
    [path, { tag_filters: JSON.stringify({ [nul]: ['x'] }) }],
    [path, { tag_filters: JSON.stringify({ Sector: [nul] }) }],
    [path, { tag_not_filters: JSON.stringify({ [nul]: ['x'] }) }],
    [path, { tag_not_filters: JSON.stringify({ Sector: [nul] }) }],
    [path, { date_range: JSON.stringify({ start_date: nul, end_date: '2026-03-11' }) }],
    [path, { order: nul }],
    [path, { page: nul }],
  ]),
];

const inBodies: [string, object][] = [
  ['auth', { username: nul, password: 'x' }],
  ['auth', { username: 'x', password: nul }],
  ['refresh_auth_token', { refresh_token: nul }],
  ['logout', { refresh_token: nul }],
  ['current_user/update_preferred_language', { language: nul }],
  ['download_token', { path: `documents/${nul}/download` }],
  ['download_token', { path: 'documents/a%00b/download' }],
  ['capture_event', { ...event, url: nul }],
  ['capture_event', { ...event, event_type: nul }],
  ['capture_event', { ...event, source_client_action: nul }],
  ['capture_event', { ...event, document_id: nul }],
  ['test/clients', { name: nul }],
  ['test/publications', { title: nul }],
];

onEveryEngine('NUL characters', (api) => {
  test.each(inQueries)('are refused in %s?%p', async (path, query) => {
    const token = await api().tokenOf('everything');
    expect((await api().get(path, { token, query })).status).toBe(400);
  });

  test.each(inBodies)('are refused in %s %p', async (path, body) => {
    const token = await api().tokenOf('everything');
    expect((await api().post(path, { token, body })).status).toBe(400);
  });

  test.each([
    '/api/documents/a%00b/download?auth_token=x',
    '/api/documents/a/download?auth_token=a%00b',
    '/api/documents/a/download?auth_token=x&force_download=a%00b',
    '/api/portraits/A0001%00.svg',
  ])('are refused in %s', async (url) => {
    expect((await api().app.inject({ url })).statusCode).toBe(400);
  });
});

test('every call that takes something is tried', () => {
  const tried = [...inQueries, ...inBodies].map(([path]) => path);
  for (const { path, query, body } of Object.values(calls))
    if (query !== undefined || body !== undefined) expect(tried).toContain(path);
});
