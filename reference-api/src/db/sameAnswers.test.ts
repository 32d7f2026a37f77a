import type { Call } from '@portal/wire';
import { calls } from '#calls.ts';
import { callRows, type CallName } from '#testing/bad-input/callRows.ts';
import type { CallRow, Field } from '#testing/bad-input/fields.ts';
import { oneEngine, testEngines } from '#testing/openTestDatabase.ts';
import { TestApi, type TestCall } from '#testing/TestApi.ts';

/** Differ per API: tokens, times, event ids. */
const ownKey = /^(?:auth_token|refresh_token|token|marked_at)$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const shared = (key: string, value: unknown) =>
  typeof value === 'string' && (ownKey.test(key) || uuid.test(value)) ? `a ${key}` : value;

const json = JSON.stringify;
const valuesOf = (fields: Record<string, Field> = {}, isSent: (field: Field) => boolean = () => true) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isSent(field))
      .map(([name, { value }]) => [name, value]),
  );

const range = json({ start_date: '2025-06-01', end_date: '2026-03-10' });
const banks = json({ Sector: ['Banks', 'Insurance'] });
const both = json({ Language: ['English', 'German'] });

const narrowed: Record<string, Record<string, string>> = {
  'the oldest first': { order: 'asc', page_size: '200' },
  'the newest first, third page': { order: 'desc', page: '3', page_size: '20' },
  'tags of a category': { tag_filters: banks },
  'tags of two categories': { tag_filters: json({ Sector: ['Banks'], Language: ['German'] }) },
  'tags left out': { tag_not_filters: banks, tag_filters: both },
  'an unknown tag': { tag_filters: json({ Sector: ['Nobody'] }) },
  days: { date_range: range },
  'editions folded, German first': { fold_editions: 'German', page_size: '200' },
  'editions folded, English first': { fold_editions: 'English', tag_filters: both },
  'what the subscription includes': { entitled: 'true' },
  'what it leaves out': { entitled: 'false' },
  'a word': { search_term: 'outlook' },
  'a word of texts, within days': { search_term: 'hydrogen', date_range: range },
  'a phrase without a word': { search_term: '"earnings estimates" -rates' },
  'umlauts, and other case': { search_term: 'ZÜRICH überprüfung' },
  'umlauts left out': { search_term: 'Zurich' },
  'a ligature and a sharp s': { search_term: 'oeuvre straße' },
  'a word’s beginning': { search_term: 'bank' },
  'signs that mean something in SQL': { search_term: "100% _ ' \\ & | ! ( ) : *" },
  'one word, newest first': { search_term: 'dividend', order: 'desc' },
  followed: { followed: 'true', page_size: '200' },
  new: { new: 'true', fold_editions: 'English' },
};

/** Parameters that counts and filters do not take. */
const ofLists = ['page', 'page_size', 'order', 'entitled'];

const lists = [
  'all_research_documents',
  'equities_documents',
  'bonds_documents',
  'international_documents',
  'markets_documents',
  'real_estate_documents',
  'selected_fixed_income',
  'highlights_documents',
];
const libraries = ['allresearch', 'equities', 'bonds', 'international', 'markets', 'real_estate'];
const categories = 'Sector;Company;Analyst;Publication Type;Language';
const words = ['ba', 'BÄR', 'zürch', 'straumnn', 'o’', '%', 'novartis', 'a b c', 'dividnd outlok'];

interface RequestedCall extends TestCall {
  path: string;
  method?: 'GET' | 'POST';
}

/** With only the required fields, and with all fields. */
function wellFormed(name: CallName): [least: RequestedCall, all: RequestedCall] {
  const { method, path }: Call = calls[name];
  const { query, body }: CallRow = callRows[name];
  const callWith = (isSent?: (field: Field) => boolean): RequestedCall => ({
    method,
    path,
    query: query && (valuesOf(query, isSent) as Record<string, string>),
    body: body && valuesOf(body, isSent),
  });
  return [callWith((field) => field.optional !== true), callWith()];
}

describe('both engines, with the same data', () => {
  let apis: [TestApi, TestApi];
  beforeAll(async () => {
    // The suites of the areas check answers against their schemas.
    const start = (engine: (typeof testEngines)[number]) =>
      TestApi.start(engine, { PORTAL_RATE_LIMIT: '1000000' }, { checkAnswers: false });
    apis = [await start(testEngines[0] ?? oneEngine), await start(oneEngine)];
  }, 120_000);
  afterAll(() => Promise.all(apis.map((api) => api.close())));

  /** Returns the answer of the engine closer to production. */
  async function askBoth({ path, method = 'GET', ...call }: RequestedCall, client = 'everything') {
    const answers = [];
    for (const api of apis) {
      const answer = await api.call(method, path, { token: await api.tokenOf(client), ...call });
      const { status, body } = answer;
      answers.push(json({ request: { path, ...call }, status, body }, shared));
    }
    expect(answers[0]).toBe(answers[1]);
    return JSON.parse(answers[1] ?? '') as { status: number; body: Record<string, unknown> };
  }

  test.each(Object.keys(narrowed))('list and count the same: %s', async (what) => {
    const query = narrowed[what] ?? {};
    for (const client of ['everything', 'equity', 'bonds'])
      expect(await askBoth({ path: 'all_research_documents', query }, client)).toMatchObject({ status: 200 });
    const filters = Object.fromEntries(Object.entries(query).filter(([name]) => !ofLists.includes(name)));
    await askBoth({
      path: 'publication_count',
      query: { library: 'allresearch', ...filters, without: 'true' },
    });
    await askBoth({ path: 'all_research_tag_filters', query: { categories, ...filters } });
  });

  test.each(lists)('%s: the same tiles', async (path) => {
    for (const client of ['everything', 'equity', 'bonds', 'new', 'nothing'])
      for (const query of [{}, { fold_editions: 'German', page_size: '200' }, { search_term: 'outlook' }])
        await askBoth({ path, query }, client);
  });

  test.each(libraries)('%s: the same suggestions and spelling', async (library) => {
    for (const search_term of library === 'allresearch' ? words : words.slice(0, 3)) {
      await askBoth({ path: 'search_spelling', query: { search_term, library } });
      for (const language of ['English', 'German'])
        await askBoth({ path: 'search_suggestions', query: { search_term, library, language } });
    }
  });

  test('find the same tags', async () => {
    for (const search_term of words)
      await askBoth({ path: 'typeahead_suggestions', query: { search_term, tag_categories: categories } });
  });

  test('keep the same of what a client does', async () => {
    const client = 'bonds';
    const { body } = await askBoth({ path: 'all_research_documents', query: { page_size: '5' } }, client);
    for (const { doc_ref: docRef } of body['records'] as { doc_ref: string }[])
      await askBoth({ path: 'document_preview_html', query: { docRef } }, client);
    const done: RequestedCall[] = [
      { path: 'recently_read' },
      { path: 'mark_all_read', method: 'POST', body: { list: 'bonds' } },
      { path: 'bonds_documents', query: { fold_editions: 'German' } },
      {
        path: 'current_user/update_cris',
        method: 'POST',
        body: { cri_json: [{ Sector: 'Banks' }], delivery: 'daily' },
      },
      { path: 'current_user/get_cris' },
      { path: 'followed_ratings', query: { since: 'week' } },
      { path: 'all_research_documents', query: { followed: 'true', page_size: '200' } },
      {
        path: 'save_view',
        method: 'POST',
        body: { library: 'bonds', name: 'Zürich', query: { search_term: 'Zürich' }, mail: true },
      },
      {
        path: 'save_view',
        method: 'POST',
        body: { library: 'bonds', name: 'ZÜRICH', query: {}, mail: true },
      },
      { path: 'saved_views', query: { library: 'bonds' } },
    ];
    for (const one of done) await askBoth(one, client);
  });

  const changesTheClient = ['logout', 'updateAcceptedTerms', 'updatePreferredLanguage'];
  const names = Object.keys(callRows) as CallName[];
  test.each(names.filter((name) => !changesTheClient.includes(name)))('answer %s the same', async (name) => {
    const [least, all] = wellFormed(name);
    expect((await askBoth(all)).status).toBe(callRows[name].answers);
    await askBoth(least);
  });
});
