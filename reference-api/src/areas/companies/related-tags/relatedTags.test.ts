import type { ServedPublicationList, ServedTag } from '@portal/wire';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('related tags', (api) => {
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

  const related = async (query: Record<string, string>, path = 'tags/related_by_ref') =>
    (await ask<ServedTag[]>(path, query)).body;
  const of = (tags: readonly ServedTag[], sought: string) =>
    tags.filter(({ category }) => category === sought);

  test('what research has in common with it is a list of tags, without itself', async () => {
    const company = await written();
    const byRef = await related({ ref: company.external_id ?? '' });
    expect(byRef).toEqual(await related({ tag_ids: String(company.id) }, 'tags/related_by_category'));
    expect(of(byRef, 'Sector')).toHaveLength(1);
    expect(of(byRef, 'Bloomberg Company Ticker')[0]?.external_id).toBe(company.external_id);
    expect(of(byRef, 'Company')).not.toContainEqual(company);
    expect(await related({ tag_ids: '0;x' }, 'tags/related_by_category')).toEqual([]);
  });

  test('filters narrow the research that it is read from', async () => {
    const { external_id, id } = await written();
    const narrowed = (filters: Record<string, string>) => related({ ref: external_id ?? '', ...filters });
    const all = await narrowed({});
    const [type] = of(all, 'Publication Type');
    expect(await narrowed({ tag_filters: JSON.stringify({ Company: ['Nobody'] }) })).toEqual([]);
    const years = { start_date: '2990-01-01', end_date: '2990-12-31' };
    expect(await narrowed({ date_range: JSON.stringify(years) })).toEqual([]);
    const typed = await narrowed({ tag_filters: JSON.stringify({ 'Publication Type': [type?.value] }) });
    expect(all).toEqual(expect.arrayContaining(of(typed, 'Analyst')));
    expect(typed.map((tag) => tag.id)).not.toContain(id);
    expect(of(typed, 'Sector')).toHaveLength(1);
  });

  test('[K-02] filters alone are enough, as the documents have it', async () => {
    const company = await written();
    const named = await related({ tag_filters: JSON.stringify({ Company: [company.value] }) });
    expect(named).toEqual(expect.arrayContaining(await related({ ref: company.external_id ?? '' })));
    expect(of(named, 'Sector')).toHaveLength(1);
  });
});
