import { zkbTeams, type ServedTeamMember } from '@portal/wire-team-coverage';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

type Text = ServedTeamMember['role'];
const german = ({ translated_value }: Text) => translated_value ?? '';
const english = ({ value }: Text) => value;

onOneEngine('team', (api) => {
  const ask = async (team: string, word: string, filters?: Record<string, string[]>) =>
    api().get<{ records: ServedTeamMember[] }>('zkb_team', {
      token: await api().tokenOf(word),
      query: { team, tag_filters: filters && JSON.stringify(filters) },
    });
  const members = async (team: string, filters?: Record<string, string[]>): Promise<ServedTeamMember[]> => {
    const { status, body } = await ask(team, 'everything', filters);
    expect(status).toBe(200);
    return body.records;
  };
  const fields = async (team: string, categories: string) =>
    api().get<Record<string, { value: string; translated_value: string | null; count: number }[]>>(
      'zkb_team_tag_filters',
      { token: await api().tokenOf('everything'), query: { team, categories } },
    );

  test.each(zkbTeams.map((team) => [team]))(
    '[C-06] everybody in %s has a role, a bio in both languages, and contacts',
    async (team) => {
      const people = await members(team);
      expect(people.length).toBeGreaterThan(3);
      for (const { name, role, bio, email, phone } of people) {
        expect(english(role)).not.toBe('');
        expect(german(role)).not.toBe('');
        expect([2, 3]).toContain(bio.length);
        for (const paragraph of bio) {
          for (const text of [english(paragraph), german(paragraph)]) {
            expect(text).toMatch(/^\p{Lu}.*\.$/u);
            // No placeholder is left, and nobody is both.
            expect(text).not.toMatch(/[{}[\]|ß]/);
          }
          expect(english(paragraph)).not.toBe(german(paragraph));
        }
        expect(email).toMatch(/^[a-z]+(\.[a-z]+)+@bank\.example$/);
        expect(phone).toMatch(/^\+4[14] [\d ]+$/);
        expect(name).toMatch(/^\p{Lu}\S+ \p{Lu}\S+$/u);
      }
      expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    },
  );

  test('[C-06] company analysts link to profiles; people of markets and sales do not', async () => {
    const linked = async (team: string) =>
      (await members(team)).map(({ external_id, profile_active }) => Boolean(external_id) && profile_active);
    expect(new Set(await linked('Equity Research'))).toEqual(new Set([true]));
    expect(new Set(await linked('Bonds Research'))).toEqual(new Set([true]));
    expect(new Set(await linked('Economic Research'))).toEqual(new Set([false]));
    expect(new Set(await linked('Bonds Sales'))).toEqual(new Set([false]));
  });

  test.each([
    ['Equity Research', 'Sector'],
    ['Bonds Research', 'Sector'],
    ['Economic Research', 'Function'],
    ['Equity Sales', 'Function'],
    ['UK Sales', 'Function'],
    ['Bonds Sales', 'Currency'],
  ])('[C-05] %s is filtered by %s, each with the number of its people', async (team, category) => {
    const { status, body } = await fields(team, category);
    expect(status).toBe(200);
    const options = body[category] ?? [];
    expect(options.length).toBeGreaterThan(2);
    const everybody = await members(team);
    const [first, second] = options;
    const one = await members(team, { [category]: [first?.value ?? ''] });
    expect(one).toHaveLength(first?.count ?? 0);
    expect(one.length).toBeLessThan(everybody.length);
    const both = await members(team, { [category]: [first?.value ?? '', second?.value ?? ''] });
    expect(both.length).toBeGreaterThan(one.length - 1);
    expect(await members(team, { [category]: ['Alchemy'] })).toEqual([]);
  });

  test.each([
    ['Equity Research', 'Sector'],
    ['Economic Research', 'Function'],
    ['Bonds Sales', 'Currency'],
  ])('[C-06] in %s everybody says which %s they work in, in both languages', async (team, category) => {
    const people = await members(team);
    for (const { tags } of people) {
      const own = tags.filter((tag) => tag.category === category);
      expect(own.length).toBeGreaterThan(0);
      for (const { value, translated_value } of own) {
        expect(value).not.toBe('');
        expect(translated_value).not.toBe('');
      }
    }
    const [option] = (await fields(team, category)).body[category] ?? [];
    const having = people.filter(({ tags }) => tags.some(({ value }) => value === option?.value));
    expect(having).toHaveLength(option?.count ?? 0);
  });

  test('[C-05] a category that a team does not go by has no tags', async () => {
    expect((await fields('Bonds Sales', 'Sector;Weather')).body).toEqual({ Sector: [], Weather: [] });
  });

  test('an analyst who has left is not shown, nor counted', async () => {
    const [first, second] = await members('Bonds Research');
    const counted = async () =>
      (await fields('Bonds Research', 'Sector')).body.Sector?.reduce((sum, { count }) => sum + count, 0) ?? 0;
    const before = await counted();
    const setInactive = (inactive: boolean) =>
      api().services.db.query(
        sql`update tags set inactive = ${inactive} where external_id = ${first?.external_id ?? ''}`,
      );
    await setInactive(true);
    const [left, after] = [await members('Bonds Research'), await counted()];
    await setInactive(false);
    expect(left[0]).toEqual(second);
    expect(after).toBeLessThan(before);
  });

  test.each([
    ['equity', 'Equity Research', 200],
    ['equity', 'Bonds Research', 403],
    ['bonds', 'Bonds Research', 200],
    ['bonds', 'Bonds Sales', 403],
    ['nothing', 'UK Sales', 403],
  ])('[G-09] to %s@ the team %s answers %i', async (word, team, status) => {
    const answer = await ask(team, word);
    expect(answer.status).toBe(status);
    const token = await api().tokenOf(word);
    // The name of another tab grants nothing.
    const query = { team, categories: 'Sector', portal_tab_name: 'team_equity_research_tab' };
    expect((await api().get('zkb_team_tag_filters', { token, query })).status).toBe(status);
    if (status === 403)
      expect(answer.body).toMatchObject({ detail: 'This team is not included in the subscription.' });
  });

  test('portraits are drawn for analysts and for sales, and for nobody else', async () => {
    const people = [...(await members('Equity Research')), ...(await members('UK Sales'))];
    expect(people.filter(({ thumbnail_url }) => thumbnail_url === null)).toHaveLength(1);
    for (const path of ['portraits/A0001.svg', 'portraits/P0001.svg']) {
      const { statusCode, headers, body } = await api().app.inject({ url: `/api/${path}` });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(body).toMatch(/^<svg /);
    }
    expect((await api().app.inject({ url: '/api/portraits/P9999.svg' })).statusCode).toBe(404);
  });
});
