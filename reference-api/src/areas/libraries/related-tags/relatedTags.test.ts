import type { ServedPublicationList, ServedTag } from '@portal/wire';
import { onEveryEngine } from '#testing/onEveryEngine.ts';

onEveryEngine('related tags', (api) => {
  const ask = async <Body>(path: string, query: Record<string, string>) =>
    api().get<Body>(path, { token: await api().tokenOf('everything'), query });

  const written = async () => {
    const { body } = await ask<ServedPublicationList>('all_research_documents', { page_size: '200' });
    const [company] = body.records.flatMap(({ primary_tags }) => primary_tags['Company'] ?? []);
    if (company === undefined) throw new Error('No company was written about.');
    return company;
  };

  test('a company, not its ticker, is found by its reference', async () => {
    const company = await written();
    const { status, body } = await ask<ServedTag>('tags/by_ref', { ref: company.external_id ?? '' });
    expect([status, body]).toMatchObject([200, company]);
    for (const ref of ['none', '__proto__', 'c0001'])
      expect((await ask('tags/by_ref', { ref })).status).toBe(404);
    expect((await ask('tags/related_by_ref', { ref: 'none' })).status).toBe(404);
  });

  test('what research has in common with it comes by category, without itself', async () => {
    const company = await written();
    const byRef = await ask<Record<string, ServedTag[]>>('tags/related_by_ref', {
      ref: company.external_id ?? '',
    });
    const byId = await ask<Record<string, ServedTag[]>>('tags/related_by_category', {
      tag_ids: String(company.id),
    });
    expect(byRef.body).toEqual(byId.body);
    expect(byRef.body['Sector']?.length).toBe(1);
    expect(byRef.body['Bloomberg Company Ticker']?.[0]?.external_id).toBe(company.external_id);
    expect(byRef.body['Company'] ?? []).not.toContainEqual(company);
    expect((await ask('tags/related_by_category', { tag_ids: '0;x' })).body).toEqual({});
  });

  test('filters narrow the research that it is read from', async () => {
    const { external_id, id } = await written();
    const related = async (filters: Record<string, string>) => {
      const query = { ref: external_id ?? '', ...filters };
      const { body } = await ask<Record<string, ServedTag[]>>('tags/related_by_ref', query);
      return body;
    };
    const all = (await related({}))['Publication Type'] ?? [];
    const [type] = all;
    const one = await related({ tag_filters: JSON.stringify({ Company: ['Nobody'] }) });
    expect(one).toEqual({});
    const years = { start_date: '2990-01-01', end_date: '2990-12-31' };
    expect(await related({ date_range: JSON.stringify(years) })).toEqual({});
    const typed = await related({ tag_filters: JSON.stringify({ 'Publication Type': [type?.value] }) });
    const analysts = (tags: Record<string, ServedTag[]>) => (tags['Analyst'] ?? []).map((tag) => tag.id);
    expect(analysts(await related({}))).toEqual(expect.arrayContaining(analysts(typed)));
    expect(
      Object.values(typed)
        .flat()
        .map((tag) => tag.id),
    ).not.toContain(id);
    expect(typed['Sector']?.length).toBe(1);
  });
});
