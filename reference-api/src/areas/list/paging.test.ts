import type { ServedPublicationList } from '@portal/wire';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('pages of a list', (api) => {
  const ask = async (query: Record<string, string>) =>
    api().get<ServedPublicationList>('all_research_documents', {
      token: await api().tokenOf('everything'),
      query,
    });
  const read = async (page: number, more: Record<string, string> = {}) => {
    const { status, body } = await ask({ page: String(page), page_size: '4', limit: '12', ...more });
    expect(status).toBe(200);
    return { refs: body.records.map(({ doc_ref }) => doc_ref), metadata: body.pagination_metadata };
  };
  const publish = async (title: string) => {
    // Later than all others of the day.
    const body = { title, minutes: 1439 };
    return (await api().post<{ doc_ref: string }>('test/publications', { body })).body.doc_ref;
  };
  const remove = (docRef: string) => api().call('DELETE', `test/publications/${docRef}`);

  test('[T-02] what is published between two pages repeats one record, and loses none', async () => {
    const first = await read(1);
    const published = await publish('Between two pages');
    const second = await read(2);
    expect(second.refs[0]).toBe(first.refs[3]);
    expect(second.metadata).toEqual({ page: 2, num_pages: 3, max_records: 12 });
    const whole = (await read(1, { page_size: '8' })).refs;
    expect([published, ...new Set([...first.refs, ...second.refs])]).toEqual(whole);
    await remove(published);
  });

  test('[T-02] what is removed between two pages lets one record slip; reading again shows it', async () => {
    const published = await publish('Removed soon');
    const first = await read(1);
    await remove(published);
    const second = await read(2);
    const whole = (await read(1, { page_size: '8' })).refs;
    const [slipped] = whole.filter((each) => ![...first.refs, ...second.refs].includes(each));
    expect(whole.indexOf(slipped ?? '')).toBe(3);
    expect([...(await read(1)).refs, ...(await read(2)).refs]).toEqual(whole);
  });

  test('500 values of a category are an ordinary filter; one more is refused by name', async () => {
    const values = Array.from({ length: 499 }, (_, index) => `Nobody & Sons; ${index} + 50 %`);
    const filters = (all: readonly string[]) => ({ tag_filters: JSON.stringify({ Sector: all }) });
    const expected = (await ask({ ...filters(['Software']), page_size: '200' })).body;
    const many = await ask({ ...filters([...values, 'Software']), page_size: '200' });
    expect([many.status, many.body]).toEqual([200, expected]);
    expect(expected.records.length).toBeGreaterThan(0);
    const tooMany = await ask(filters([...values, 'Software', 'Banks']));
    expect([tooMany.status, tooMany.body]).toMatchObject([
      400,
      { errors: { 'tag_filters.Sector': [expect.any(String)] } },
    ]);
  });

  test.each([
    'all_research_documents',
    'highlights_documents',
    'all_research_tag_filters',
    'typeahead_suggestions',
    'publication_count',
    'search_spelling',
    'search_suggestions',
  ])('%s: a search of 5,000 characters is refused with a message, one of 500 answered', async (path) => {
    const token = await api().tokenOf('everything');
    const search = (search_term: string) =>
      api().get(path, {
        token,
        query: {
          search_term,
          categories: 'Sector',
          tag_categories: 'Sector',
          library: 'allresearch',
          language: 'German',
        },
      });
    const long = 'Zinsen und Währungen im Überblick '.repeat(150).slice(0, 5000);
    const refused = await search(long);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        detail: 'Some values are missing or wrong.',
        errors: { search_term: [expect.stringContaining('500')] },
      },
    ]);
    expect((await search(long.slice(0, 500))).status).toBe(200);
  });
});
