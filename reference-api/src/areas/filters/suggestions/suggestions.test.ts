import { pages } from '@portal/contract';
import type { SuggestedRecord, SuggestedTitle } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

interface Matches {
  records: SuggestedRecord[];
  titles: SuggestedTitle[];
}

interface Suggestions extends Matches {
  exact: Matches;
  spelling: string | null;
}

onOneEngine('what is suggested while a search is typed', (api) => {
  const ask = async (search_term: string, { as = 'everything', ...more }: Record<string, string> = {}) => {
    const token = await api().tokenOf(as);
    const query = { search_term, language: 'English', ...more };
    return api().get<Suggestions>('search_suggestions', { token, query });
  };
  const titles = async (term: string, more?: Record<string, string>) =>
    (await ask(term, more)).body.titles.map(({ title }) => title);
  const publish = async (title: string, more: object = {}) =>
    api().post('test/publications', { body: { title, text: 'A word: Echidna.', ...more } });

  beforeAll(async () => {
    for (let number = 1; number <= 7; number++)
      await publish(`Pangolin ${number}`, { minutes: number, asset_classes: ['Equity'] });
    await publish('Das Pangolin', {
      minutes: 9,
      language: 'de',
      paper: 'P-pangolin',
      asset_classes: ['Equity'],
    });
    await publish('Pangolin and more', { minutes: 8, paper: 'P-pangolin', asset_classes: ['Equity'] });
    await publish('Bonds of Pangolin', { minutes: 10, asset_classes: ['Fixed Income'] });
  });

  test('[L-20] the five newest papers by beginnings of titles, in the reader’s edition', async () => {
    const newest = ['Bonds of Pangolin', 'Pangolin and more', 'Pangolin 7', 'Pangolin 6', 'Pangolin 5'];
    expect(await titles('pangol')).toEqual(newest);
    expect((await titles('pangol', { language: 'German' }))[1]).toBe('Das Pangolin');
    expect(await titles('bon pan')).toEqual(['Bonds of Pangolin']);
    expect(await titles('pangol', { library: 'bonds' })).toEqual(['Bonds of Pangolin']);
    expect(await titles('echidna')).toEqual([]);
  });

  test('[L-20] [G-09] what is closed has no link; what is open leads to its preview', async () => {
    const { body } = await ask('pangol', { as: 'bonds' });
    const [bond, closed] = body.titles;
    expect(bond).toMatchObject({ title: 'Bonds of Pangolin', entitled: true, language: 'en' });
    expect(bond?.preview_link).toMatch(/^\/document_preview\/test-/);
    expect(closed).toMatchObject({ entitled: false, preview_link: '' });
    expect((await ask('pangol', { as: 'bonds', library: 'equities' })).status).toBe(403);
  });

  test('[L-20] companies, analysts and sectors with a page, by bilingual names and tickers', async () => {
    const [company] = await api().services.db.query<{ name: string; ref: string; ticker: string }>(sql`
      select one.value as name, one.external_id as ref, ticker.value as ticker from tags one
        join tags ticker on ticker.external_id = one.external_id and ticker.category = 'TK Ticker'
      where one.category = 'Company' and one.profile_active and not one.inactive
        and exists (select from publications where one.id = any(tag_ids) and libraries > 0) order by one.id limit 1`);
    const { name = '', ref = '', ticker = '' } = company ?? {};
    for (const typed of [name.slice(0, -1), ticker.toLowerCase()]) {
      const { records } = (await ask(typed)).body;
      expect(records[0]).toMatchObject({
        ...{ category: 'Company', value: name, profile_link: pages.companyProfile.href({ id: ref }) },
      });
    }
    expect((await ask('Versicherun')).body.records.map(({ value }) => value)).toContain('Insurance');
    for (const letter of 'aeiouz') {
      const { records } = (await ask(letter)).body;
      const kinds = records.map(({ category }) => category);
      expect(kinds.length).toBeLessThanOrEqual(9);
      expect(kinds).toEqual([...kinds].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other)));
      expect(new Set(records.map(({ profile_link: link }) => link)).size).toBe(records.length);
    }
  });

  test('[L-28] a whole ticker, GK number or ISIN finds company and newest paper, in any case', async () => {
    const [company] = await api().services.db.query<{
      id: number;
      name: string;
      ticker: string;
      bloomberg: string;
      gk: string;
      isin: string;
    }>(sql`
      select one.id, one.value as name, ticker.value as ticker, bloomberg.value as bloomberg, gk_number as gk, isin from tags one
        join companies using (id)
        join tags ticker on ticker.external_id = one.external_id and ticker.category = 'TK Ticker'
        join tags bloomberg on bloomberg.external_id = one.external_id and bloomberg.category = 'Bloomberg Company Ticker'
      where one.profile_active and not one.inactive and gk_number is not null and isin is not null
        and exists (select from publications where one.id = any(tag_ids) and libraries > 0) order by one.id limit 1`);
    if (company === undefined) throw new Error('There is no company.');
    const { id, name, ticker, bloomberg, gk, isin } = company;
    const [newest] = await api().services.db.query<{ title: string }>(sql`
      select title from publications where ${id} = any(tag_ids) and libraries > 0
      order by publication_date desc, id desc limit 1`);
    for (const typed of [
      ticker,
      ` ${ticker.toLowerCase()} `,
      bloomberg,
      `${bloomberg} Equity`,
      gk,
      isin,
      ` ${isin.toLowerCase()}`,
    ]) {
      const { exact } = (await ask(typed)).body;
      expect([typed, exact.records.map(({ value }) => value)]).toEqual([typed, [name]]);
      expect(exact.titles).toHaveLength(1);
      expect(exact.titles[0]?.title).toBe(newest?.title);
    }
    expect((await ask(ticker.slice(0, -1))).body.exact).toEqual({ records: [], titles: [] });
  });

  test('[L-28] a document reference finds its paper; a word without matches has a spelling', async () => {
    const [bond] = await api().services.db.query<{ ref: string }>(
      sql`select doc_ref as ref from publications where title = 'Bonds of Pangolin'`,
    );
    const { exact } = (await ask(bond?.ref.toUpperCase() ?? '')).body;
    expect(exact.titles.map(({ title }) => title)).toEqual(['Bonds of Pangolin']);
    expect((await ask('pangolim')).body).toMatchObject({ titles: [], spelling: 'pangolin' });
    expect((await ask('pangolin')).body.spelling).toBeNull();
  });

  test.each(['', '   ', '%', "'\\:*", 'x'.repeat(500), 'xqxqxq', '-', '"'])(
    '[L-20] for %j nothing is suggested',
    async (typed) => {
      const none = { records: [], titles: [] };
      expect((await ask(typed)).body).toEqual({ ...none, exact: none, spelling: null });
    },
  );
});
