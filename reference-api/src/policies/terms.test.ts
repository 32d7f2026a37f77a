import { type ServedPublicationList } from '@portal/wire';
import { calls } from '#calls.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { asksForLegalNotes, isLegalNote, requireTerms, termsRule } from './terms.ts';

const open = [
  'auth',
  'refreshAuthToken',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'requestPasswordlessLogin',
  'passwordlessLogin',
  'changePassword',
  'currentUser',
  'acceptedTerms',
  'updateAcceptedTerms',
  'updatePreferredLanguage',
  'entitlementsAll',
  'authorisation',
  'captureEvent',
  'reportErrors',
  'errorReportGroups',
  'pageClients',
];
const legalNotes = ['webDocuments', 'downloadToken'];
const names = Object.keys(calls) as (keyof typeof calls)[];

test.each(names)(
  '[G-02] %s is open, held back or open for legal notes before the terms are accepted',
  (name) => {
    const closed = legalNotes.includes(name) ? 'legalNotes' : 'held';
    expect(termsRule(name)).toBe(open.includes(name) ? 'open' : closed);
  },
);

test.each([
  [{ 'Publication Type': ['Disclaimer'] }, true],
  [{ 'Publication Type': ['Disclaimer'], Language: ['German'] }, true],
  [{ 'Publication Type': ['Disclaimer', 'Unternehmens-Update'] }, false],
  [{ 'Publication Type': [] }, false],
  [{ 'Publication Type': ['disclaimer'] }, false],
  [{ Language: ['German'] }, false],
  [{}, false],
  [undefined, false],
])('[G-02] the filters %j ask for legal notes alone: %s', (filters, legal) => {
  expect(asksForLegalNotes(filters as Record<string, string[]> | undefined)).toBe(legal);
});

test('[G-02] only content that is no legal note waits for the terms', () => {
  expect([isLegalNote('Disclaimer'), isLegalNote('DMO Gesamt')]).toEqual([true, false]);
  expect(() => requireTerms({ acceptedTerms: true })).not.toThrow();
  expect(() => requireTerms({ acceptedTerms: false }, true)).not.toThrow();
  expect(() => requireTerms({ acceptedTerms: false })).toThrow('Accept the terms first.');
});

onOneEngine('a client who has not accepted the terms', (api) => {
  const refused = { status: 403, body: { status: 403, title: 'Accept the terms first.' } };
  const disclaimers = { tag_filters: JSON.stringify({ 'Publication Type': ['Disclaimer'] }), limit: '1' };
  const client = async (accepted_terms: boolean) => {
    const made = await api().post<{ username: string; password: string }>('test/clients', {
      body: { accepted_terms },
    });
    return { ...made.body, ...(await api().signIn(made.body.username, made.body.password)) };
  };

  test.each([
    ['highlights_documents', {}],
    ['web_documents', {}],
    ['web_documents', { tag_filters: JSON.stringify({ Language: ['German'] }) }],
    ['web_documents', { tag_not_filters: JSON.stringify({ 'Publication Type': ['Disclaimer'] }) }],
    ['dmo_links', {}],
    ['all_research_documents', { search_term: 'Disclaimer' }],
    ['equities_documents', {}],
    ['selected_fixed_income', {}],
    ['equities_tag_filters', { categories: 'Sector' }],
    ['typeahead_suggestions', { search_term: 'a', tag_categories: 'Company' }],
    ['search_suggestions', { search_term: 'a', language: 'English' }],
    ['search_spelling', { search_term: 'a', library: 'equities' }],
    ['publication_count', { library: 'equities' }],
    ['tags/by_ref', { ref: 'C0001' }],
    ['tags/related_by_ref', { ref: 'C0001' }],
    ['recently_read', {}],
    ['followed_ratings', { since: 'week' }],
    ['company_studies', { library: 'equities' }],
    ['document_preview_html', { docRef: 'disclaimer-2026-en' }],
    ['document_preview_html', { docRef: 'none' }],
    ['tags/by_category', { categories: 'Sector' }],
  ])('[G-02] gets no content from %s %j', async (path, query: Record<string, string>) => {
    expect(await api().get(path, { token: await api().tokenOf('new'), query })).toMatchObject(refused);
  });

  test('[G-02] is refused before the request is looked at, and after it is known who asks', async () => {
    const query = { page: 'x' };
    expect((await api().get('highlights_documents', { query })).status).toBe(401);
    const token = await api().tokenOf('new');
    expect(await api().get('highlights_documents', { token, query })).toMatchObject(refused);
  });

  test('[S-05] reads the disclaimer of the footer, in the list and as a document', async () => {
    const { token } = await client(false);
    const { status, body } = await api().get<ServedPublicationList>('web_documents', {
      token,
      query: disclaimers,
    });
    expect([status, body.records.length]).toEqual([200, 1]);
    const path = body.records[0]?.download_link ?? '';
    const made = await api().post<{ auth_token: string }>('download_token', { token, body: { path } });
    expect(made.status).toBe(200);
    const { auth_token } = made.body;
    expect((await api().app.inject({ url: `/api/${path}`, query: { auth_token } })).statusCode).toBe(200);
  });

  test('[G-02] gets no link to research, and cannot tell what exists', async () => {
    const { body } = await api().post<{ doc_ref: string }>('test/publications', {
      body: { title: 'Held back' },
    });
    const token = await api().tokenOf('new');
    for (const docRef of [body.doc_ref, 'none']) {
      const path = `documents/${docRef}/download`;
      expect(await api().post('download_token', { token, body: { path } })).toMatchObject(refused);
    }
  });

  test('[G-02] may do what the pages before acceptance do', async () => {
    const { token } = await client(false);
    const query = { portal_tab_name: 'equity_library_tab' };
    expect((await api().get('current_user', { token })).status).toBe(200);
    expect((await api().get('current_user/accepted_terms', { token })).status).toBe(200);
    expect((await api().get('portal_tabs/entitlements/all', { token })).status).toBe(200);
    expect((await api().get('authorisation', { token, query })).status).toBe(200);
    const language = { language: 'German' };
    expect(
      (await api().post('current_user/update_preferred_language', { token, body: language })).status,
    ).toBe(200);
    const event = { url: '/preferred_language', event_type: 'Page Open', source_client_action: null };
    expect((await api().post('capture_event', { token, body: event })).status).toBe(200);
  });

  test('[G-02] gets content once they are accepted', async () => {
    const accepted = await client(true);
    expect((await api().get('highlights_documents', { token: accepted.token })).status).toBe(200);
  });
});
