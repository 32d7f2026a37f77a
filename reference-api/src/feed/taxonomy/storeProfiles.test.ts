import { sql } from 'drizzle-orm';
import type { ServedTeamMember } from '@portal/wire-team-coverage';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { runFeed } from '../runFeed.ts';

const texts = (words: string) => ({ en: words, de: `${words} auf Deutsch` });

const person = (reference: string, more: object = {}) => ({
  ...{ kind: 'person', reference, team: 'Equity Research', name: `Person ${reference}`, role: texts('Head') },
  ...more,
});

onOneEngine('[D-02] what pages say about people, companies and sectors', (api) => {
  const query = <Row>(statement: ReturnType<typeof sql>) => api().services.db.query<Row>(statement);
  const feed = async (...records: object[]) => {
    const { db, content } = api().services;
    const lines = records.map((record, index) => ({ line: index + 1, text: JSON.stringify(record) }));
    const settings = { folder: '.', mostBytes: 1, feed: 'tester', passwordPower: 10, dryRun: false };
    const said: string[] = [];
    for await (const { outcome, reason } of runFeed(lines, { db, content, ...settings }))
      said.push(reason ?? outcome);
    return said;
  };

  beforeAll(async () => {
    await feed(
      { kind: 'sector', reference: 'S-1', name: texts('Clockwork') },
      { kind: 'analyst', reference: 'AN-1', name: 'Rosa Rüegg', asset_classes: ['Equity'] },
      {
        ...{ kind: 'company', reference: 'BC-1', name: 'Real Watches', sector: 'S-1', analysts: ['AN-1'] },
        asset_classes: ['Equity'],
      },
    );
  }, 60_000);

  test('people are on their team’s page, in the order in which they came', async () => {
    const fed = [
      person('TP-2', { analyst: 'AN-1', sectors: ['S-1'], bio: [texts('Once a watchmaker.')] }),
      person('TP-1', { functions: [texts('Trading')], email: 'one@bank.example' }),
      person('TP-3', { sectors: ['Unknown'] }),
      person('TP-4', { team: 'Catering' }),
    ];
    const said = await feed(...fed);
    expect(said.slice(0, 3)).toEqual(['stored', 'stored', 'There is no Sector “Unknown”.']);
    expect(said[3]).toMatch(/^team: /);
    await feed(person('TP-2', { analyst: 'AN-1', sectors: ['S-1'], role: texts('Chief') }));
    const { body } = await api().get<{ records: ServedTeamMember[] }>('zkb_team', {
      ...{ token: await api().tokenOf('everything'), query: { team: 'Equity Research' } },
    });
    const real = body.records.filter(({ name }) => name.startsWith('Person TP'));
    expect(real).toMatchObject([
      { name: 'Person TP-2', role: { value: 'Chief' }, external_id: 'AN-1', tags: [{ value: 'Clockwork' }] },
      { name: 'Person TP-1', email: 'one@bank.example', tags: [{ category: 'Function', value: 'Trading' }] },
    ]);
  });

  test('a person who leaves is on no page any more', async () => {
    const names = async () => {
      const { body } = await api().get<{ records: ServedTeamMember[] }>('zkb_team', {
        ...{ token: await api().tokenOf('everything'), query: { team: 'Equity Research' } },
      });
      return body.records.map(({ name }) => name).filter((name) => name.startsWith('Person TP-1'));
    };
    expect(await feed(person('TP-10'), person('TP-11'))).toEqual(['stored', 'stored']);
    expect(await names()).toEqual(expect.arrayContaining(['Person TP-10', 'Person TP-11']));
    const left = person('TP-10', { active: false, sectors: ['Gone as well'] });
    expect(await feed(left, person('TP-12'), left)).toEqual(['stored', 'stored', 'stored']);
    expect(await names()).not.toContain('Person TP-10');
    expect(await names()).toEqual(expect.arrayContaining(['Person TP-11', 'Person TP-12']));
  });

  test('a text is of a company or a sector, and replaced by the next one', async () => {
    const text = (about: object, words: string) => ({ kind: 'profile_text', ...about, text: texts(words) });
    expect(
      await feed(
        text({ company: 'BC-1' }, 'First'),
        text({ company: 'Real Watches' }, 'Second'),
        text({ sector: 'S-1', asset_class: 'Equity' }, 'Liked'),
        text({ sector: 'S-1', company: 'BC-1' }, 'Both'),
        text({}, 'Neither'),
      ),
    ).toEqual([
      ...['stored', 'stored', 'stored'],
      ...Array<string>(2).fill('A profile text is of a company or of a sector.'),
    ]);
    const stored = await query(sql`
      select asset_class as class, text, translated_text as german from profile_texts
      where tag_id in (select id from tags where value in ('Real Watches', 'Clockwork')) order by 1`);
    expect(stored).toEqual([
      { class: '', text: 'Second', german: 'Second auf Deutsch' },
      { class: 'Equity', text: 'Liked', german: 'Liked auf Deutsch' },
    ]);
  });

  describe('a model', () => {
    const model = (reference: string, more: object = {}) => ({
      ...{ kind: 'publication', reference, publish_at: '2026-03-10T08:00:00+01:00', language: 'en' },
      ...{ type: 'Sheet', asset_classes: ['Equity'], title: 'A model', companies: ['BC-1'], model: true },
      ...more,
    });
    const replaced = (reference: string, more: object) => model(reference, { action: 'replace', ...more });
    const linked = async (company = 'BC-1') => {
      const rows = await query<{ model: string | null }>(sql`
        select model_ref as model from companies join tags on tags.id = companies.id where external_id = ${company}`);
      return rows[0]?.model;
    };
    beforeAll(async () => {
      await feed(
        { kind: 'publication_type', name: texts('Sheet'), aggregated_type: 'Company Research' },
        {
          ...{ kind: 'company', reference: 'BC-2', name: 'Real Bells', sector: 'S-1', analysts: ['AN-1'] },
          asset_classes: ['Equity'],
        },
      );
    });

    test('is its company’s, and in no library', async () => {
      expect(await feed(model('M-1'))).toEqual(['created']);
      expect(await linked()).toBe('M-1');
      expect(await query(sql`select libraries from publications where doc_ref = 'M-1'`)).toEqual([
        { libraries: 0 },
      ]);
    });

    test('stays linked while none is newer, in whatever order they come', async () => {
      const older = { publish_at: '2026-03-09T08:00:00+01:00' };
      expect(await feed(model('M-0', older))).toEqual(['created']);
      expect(await linked()).toBe('M-1');
      const newer = { publish_at: '2026-03-10T09:00:00+01:00' };
      expect(await feed(model('M-2', newer), model('M-1b'))).toEqual(['created', 'created']);
      expect(await linked()).toBe('M-2');
    });

    test('that is another company’s now, or none any more, is unlinked', async () => {
      const latest = { publish_at: '2026-03-10T10:00:00+01:00' };
      expect(await feed(model('M-3', { companies: ['BC-2'], ...latest }))).toEqual(['created']);
      expect(await feed(replaced('M-2', { companies: ['BC-2'] }))).toEqual(['replaced']);
      expect([await linked('BC-1'), await linked('BC-2')]).toEqual([null, 'M-3']);
      expect(await feed(replaced('M-3', { companies: ['BC-2'], ...latest, model: undefined }))).toEqual([
        'replaced',
      ]);
      expect(await linked('BC-2')).toBeNull();
    });
  });
});
