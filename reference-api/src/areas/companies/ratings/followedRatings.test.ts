import type { RatedKind } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { addDays } from '#publishingDay.ts';
import { firstDay } from './followedRatings.ts';

test.each([
  ['last_visit', '2026-03-09T23:30:00Z', '2026-03-10'],
  // 23:50 in Zurich, and another day in Singapore.
  ['last_visit', '2026-03-09T22:50:00Z', '2026-03-09'],
  ['last_visit', null, '2026-03-04'],
  ['yesterday', '2026-01-01T00:00:00Z', '2026-03-10'],
  ['week', null, '2026-03-04'],
] as const)('[L-25] %s, with a last visit at %s, begins on %s in Zurich', (period, lastVisit, day) => {
  expect(firstDay(period, { lastVisit, today: '2026-03-11' })).toBe(day);
});

interface Answer {
  since: string;
  visited: boolean;
  records: {
    value: string;
    type: RatedKind;
    rating: { current: string; action: string | null; date: string };
  }[];
}

onOneEngine('ratings of what a client follows', (api) => {
  const run = (statement: ReturnType<typeof sql>) => api().services.db.query(statement);

  /** A client who follows these subjects, and whose last visit ended on this day, if any. */
  async function client(
    followed: object[],
    { seen, ...wish }: { seen?: string; asset_classes?: string[]; portal_tabs?: string[] } = {},
  ) {
    const { body } = await api().post<{ username: string; password: string }>('test/clients', { body: wish });
    if (seen !== undefined)
      await run(sql`insert into visits (client_id, seen_at) select id, ${`${seen}T12:00:00Z`}::timestamptz
        from clients where username = ${body.username}`);
    const { token } = await api().signIn(body.username, body.password);
    const saved = await api().post('current_user/update_cris', { token, body: { cri_json: followed } });
    expect(saved.status).toBe(200);
    return token;
  }
  const ask = async (token: string, since: string) => {
    const { status, body } = await api().get<Answer>('followed_ratings', { token, query: { since } });
    expect(status).toBe(200);
    return body;
  };

  interface Company {
    id: number;
    name: string;
    sector: string;
    analyst: string;
  }
  const [one, other] = [{}, {}] as [Company, Company];
  const today = () => api().services.today();
  const state = (
    company: Company,
    kind: RatedKind,
    {
      rating,
      before,
      ago,
      publicAgo = ago,
    }: { rating: string; before?: string; ago: number; publicAgo?: number },
  ) =>
    run(sql`insert into ratings (company_id, kind, coverage, stated_on, rating, previous, previous_on, action, public_at)
      values (${company.id}, ${kind}, 'partner', ${addDays(today(), -ago)}::date, ${rating}, ${before ?? null},
        ${before === undefined ? null : addDays(today(), -400)}::date, ${before === undefined ? null : 'Upgrade'},
        ${`${addDays(today(), -publicAgo)}T07:00:00+01:00`}::timestamptz)`);

  beforeAll(async () => {
    const rows = await api().services.db.query<Company>(sql`
      select companies.id, company.value as name, sector.value as sector, analyst.value as analyst from companies
        join tags company on company.id = companies.id join tags sector on sector.id = sector_id
        join tags analyst on analyst.id = analyst_ids[1]
      where not company.inactive order by companies.id`);
    const [first] = rows;
    if (first === undefined) throw new Error('There are no companies.');
    Object.assign(one, first);
    Object.assign(
      other,
      rows.find(({ sector, analyst }) => sector !== one.sector && analyst !== one.analyst),
    );
    await run(sql`delete from ratings`);
    await state(one, 'Equities', { rating: 'Buy', before: 'Hold', ago: 0 });
    await state(one, 'Bonds', { rating: 'A stable', ago: 3 });
    await state(one, 'ESG', { rating: '4', before: '3', ago: 9 });
    await state(other, 'Equities', { rating: 'Sell', before: 'Buy', ago: 0 });
    await run(sql`insert into ratings (company_id, kind, coverage, stated_on, rating, previous, action)
      values (${one.id}, 'Equities', 'own', ${today()}::date, 'Outperform', 'Outperform', 'Reiterate')`);
  });

  const shown = ({ records }: Answer) =>
    records.map(({ value, type, rating }) => [value, type, rating.current, rating.action]);

  test.each([
    ['the company', () => ({ Company: one.name })],
    ['its sector', () => ({ Sector: one.sector })],
    ['its analyst', () => ({ Analyst: one.analyst })],
  ])(
    '[L-25] who follows %s sees what changed or began, newest first, and no repetition',
    async (_, subject) => {
      const token = await client([subject()]);
      expect(shown(await ask(token, 'yesterday'))).toEqual([[one.name, 'Equities', 'Buy', 'Upgrade']]);
      expect(shown(await ask(token, 'week'))).toEqual([
        [one.name, 'Equities', 'Buy', 'Upgrade'],
        [one.name, 'Bonds', 'A stable', null],
      ]);
    },
  );

  test('[L-25] since the last visit counts from its day; after a first visit from a week ago', async () => {
    const back = await client([{ Company: one.name }], { seen: addDays(today(), -10) });
    const answer = await ask(back, 'last_visit');
    expect([answer.since, answer.visited]).toEqual([addDays(today(), -10), true]);
    expect(answer.records).toHaveLength(3);
    const first = await ask(await client([{ Company: one.name }]), 'last_visit');
    expect([first.since, first.visited, first.records.length]).toEqual([addDays(today(), -7), false, 2]);
  });

  test('[L-25] a rating published on the day of the last visit is news, whatever its day', async () => {
    await state(other, 'Bonds', { rating: 'B stable', before: 'A stable', ago: 12, publicAgo: 11 });
    const token = await client([{ Company: other.name }], { seen: addDays(today(), -11) });
    expect(shown(await ask(token, 'last_visit'))).toEqual([
      [other.name, 'Equities', 'Sell', 'Upgrade'],
      [other.name, 'Bonds', 'B stable', 'Upgrade'],
    ]);
    const later = await client([{ Company: other.name }], { seen: addDays(today(), -10) });
    expect(shown(await ask(later, 'last_visit'))).toEqual([[other.name, 'Equities', 'Sell', 'Upgrade']]);
  });

  test('[L-25] who follows a thousand things sees what changed on each of them once', async () => {
    const unknown = Array.from({ length: 1_000 }, (_, place) => ({
      Company: `Company ${place} that has gone`,
    }));
    const followed = [...unknown, { Company: one.name }, { Sector: one.sector }, { Analyst: one.analyst }];
    expect(shown(await ask(await client(followed), 'yesterday'))).toEqual([
      [one.name, 'Equities', 'Buy', 'Upgrade'],
    ]);
  });

  test('[L-25] who follows nothing sees nothing', async () => {
    expect((await ask(await client([]), 'week')).records).toEqual([]);
  });

  test('[G-09] ratings outside of the subscription are not shown', async () => {
    const token = await client([{ Company: one.name }], { asset_classes: ['Fixed Income'] });
    expect(shown(await ask(token, 'week'))).toEqual([[one.name, 'Bonds', 'A stable', null]]);
  });

  test('[G-09] of a company whose page is closed nothing is shown', async () => {
    const token = await client([{ Company: one.name }], {
      portal_tabs: ['equity_library_tab', 'notification_centre_tab'],
    });
    expect((await ask(token, 'week')).records).toEqual([]);
  });

  test('an unknown period is refused', async () => {
    const token = await client([]);
    expect((await api().get('followed_ratings', { token, query: { since: 'ever' } })).status).toBe(400);
  });

  test('[L-25] changed analysts, also former ones, and coverage dropped or begun again', async () => {
    const change = (
      company: Company,
      kind: string,
      { ago, before = [] }: { ago: number; before?: number[] },
    ) =>
      run(sql`insert into coverage_changes (company_id, changed_on, kind, analysts_before, analysts_after)
        select ${company.id}, ${addDays(today(), -ago)}::date, ${kind}, ${sql.param(before)}::int[], analyst_ids
        from companies where id = ${company.id}`);
    const [former] = await api().services.db.query<{ id: number; value: string }>(sql`
      select id, value from tags where category = 'Analyst' and not inactive and value <> ${one.analyst} order by id desc limit 1`);
    if (former === undefined) throw new Error('There is no other analyst.');
    await run(sql`delete from coverage_changes`);
    await change(one, 'analysts', { ago: 0, before: [former.id] });
    await change(one, 'dropped', { ago: 3 });
    await change(other, 'begun', { ago: 3 });
    const coverageOf = async (followed: object[], since = 'week') => {
      const { coverage } = (await ask(await client(followed), since)) as unknown as {
        coverage: {
          value: string;
          change: string;
          analysts_before: { value: string }[];
          analysts_after: { value: string }[];
        }[];
      };
      return coverage;
    };
    const changes = await coverageOf([{ Company: one.name }]);
    expect(changes.map(({ value, change: kind }) => [value, kind])).toEqual([
      [one.name, 'analysts'],
      [one.name, 'dropped'],
    ]);
    expect(changes[0]?.analysts_before.map(({ value }) => value)).toEqual([former.value]);
    expect(changes[0]?.analysts_after.map(({ value }) => value)).toContain(one.analyst);
    expect((await coverageOf([{ Analyst: former.value }])).map(({ value }) => value)).toContain(one.name);
    expect((await coverageOf([{ Sector: other.sector }])).map(({ change: kind }) => kind)).toEqual(['begun']);
    expect((await coverageOf([{ Company: one.name }], 'yesterday')).map(({ change: kind }) => kind)).toEqual([
      'analysts',
    ]);
    expect(await coverageOf([])).toEqual([]);
  });
});
