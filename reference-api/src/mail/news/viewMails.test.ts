import { sql } from 'drizzle-orm';
import type { Delivery } from '@portal/wire';
import { companies } from '#seed/universe.ts';
import type { Db } from '#db/Db.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { matchNext } from './matching.ts';

jest.setTimeout(60_000);

const [company = '', another = ''] = companies.filter(({ inactive }) => !inactive).map(({ name }) => name);
const about = (name: string) => ({ tag_filters: { Company: [name] } });

interface Wish {
  name?: string;
  query?: object;
  library?: string;
  mail?: boolean;
  client?: Record<string, unknown>;
}

onOneEngine('mails about saved views', (api) => {
  const clientWith = async ({ client = {}, ...view }: Wish = {}) => {
    const made = await api().post<{ username: string; password: string }>('test/clients', {
      body: { name: 'Tess Tester', ...client },
    });
    const { username, password } = made.body;
    const { token } = await api().signIn(username, password);
    const body = { library: 'allresearch', name: 'My company', query: about(company), mail: true, ...view };
    expect((await api().post('save_view', { token, body })).status).toBe(200);
    return { username, token };
  };
  const prefer = (token: string, cri_json: object[], delivery: Delivery = 'single') =>
    api().post('current_user/update_cris', { token, body: { cri_json, delivery } });
  const publish = async (wish: Record<string, unknown> = {}) => {
    const { status } = await api().post('test/publications', {
      body: { title: 'Solid quarter', company, ...wish },
    });
    expect(status).toBe(200);
  };
  const makeDue = (username: string) =>
    api().services.db.query(sql`update mails set due_at = now() where state = 'open'
      and client_id = (select id from clients where username = ${username})`);
  const mailsTo = async (username: string) =>
    (await api().sentMails()).filter(({ to }) => to.address === username);

  test('[L-23] new papers of a view come by mail, which names it, even without preferences', async () => {
    const { username } = await clientWith();
    await publish();
    const [mail, ...more] = await mailsTo(username);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New research: Solid quarter');
    expect(mail?.text).toContain('A new publication matches your saved views.');
    expect(mail?.text).toMatch(new RegExp(`${company} · .* · View: My company\n`));
    expect(mail?.text).toContain(
      'You receive this message because of a saved view. You can change that in the view, or turn these messages off at any time.',
    );
  });

  test.each(['single', 'daily'] as const)(
    '[L-23] [N-09] [N-10] a paper in two languages that fits a view is one entry: %s mails',
    async (delivery) => {
      const { username, token } = await clientWith();
      await prefer(token, [], delivery);
      const paper = `of two languages, ${delivery}`;
      await publish({ title: 'Margins up', paper });
      await publish({ title: 'Höhere Margen', language: 'de', paper });
      expect(await mailsTo(username)).toHaveLength(delivery === 'single' ? 1 : 0);
      await makeDue(username);
      const [mail, ...more] = await mailsTo(username);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(
        delivery === 'single' ? 'New research: Margins up' : 'Your daily research overview: 1 publication',
      );
      expect(mail?.text).toContain('\nMargins up\n');
      // A single mail may leave before the other edition is there.
      if (delivery === 'daily') expect(mail?.text).toContain('\nAlso in German:\n');
      expect(mail?.text).not.toContain('Höhere Margen');
    },
  );

  test('[L-23] in German, with a name that is no markup', async () => {
    const { username } = await clientWith({
      name: '<b>Meine</b> Firma',
      client: { preferred_language: 'German' },
    });
    await publish();
    const [mail] = await mailsTo(username);
    expect(mail?.text).toContain('Eine neue Publikation entspricht Ihren gespeicherten Ansichten.');
    expect(mail?.text).toContain('Ansicht: <b>Meine</b> Firma');
    expect(mail?.html).toContain('Ansicht: &lt;b&gt;Meine&lt;/b&gt; Firma');
  });

  test('[L-23] views without a match, without mails, or of closed libraries lead to no mail', async () => {
    const wishes: [string, Wish][] = [
      ['another company', { query: about(another) }],
      ['an excluded company', { query: { tag_not_filters: { Company: [company] } } }],
      ['another search', { query: { ...about(company), search_term: 'hydrogen' } }],
      ['another day', { query: { date_range: { start_date: '2020-01-01', end_date: '2020-01-31' } } }],
      ['tags that are gone', { query: { tag_filters: { Sector: ['Steam Engines'] } } }],
      ['followed, and nothing is', { query: { followed: 'true' } }],
      ['another library', { library: 'bonds', query: {} }],
      ['no mail', { mail: false }],
      ['no such asset class', { client: { asset_classes: ['Markets'] } }],
      ['a library that was closed', { library: 'equities' }],
      ['terms that are not accepted', {}],
    ];
    const others = await Promise.all(
      wishes.map(async ([what, wish]) => ({ what, ...(await clientWith(wish)) })),
    );
    await api().services.db.query(sql`update packages set portal_tabs = '{}'
      where id = (select package_id from clients where username = ${others.at(-2)?.username ?? ''})`);
    await api().services.db.query(
      sql`update clients set accepted_terms = false where username = ${others.at(-1)?.username ?? ''}`,
    );
    const fitting = await clientWith({ query: { ...about(company), search_term: 'solid quart' } });
    await publish();
    expect(await mailsTo(fitting.username)).toHaveLength(1);
    for (const { what, username } of others) expect([what, await mailsTo(username)]).toEqual([what, []]);
  });

  test('[L-23] a view that cannot be read matches nothing, is reported, and delays no mail', async () => {
    const broken = await clientWith({ query: { search_term: 'solid' } });
    const whole = await clientWith();
    const wake = jest.spyOn(api().app.getDecorator<{ wake: () => void }>('mailQueue'), 'wake');
    wake.mockReturnValue(undefined);
    await publish();
    wake.mockRestore();
    const { db } = api().services;
    const failing = (inside: Db): Db => ({
      ...inside,
      query: (statement) =>
        inside.query(JSON.stringify(statement).includes('by_title') ? sql`select 1 / 0` : statement),
    });
    const onFault = jest.fn();
    const faulty: Db = { ...db, transaction: (work) => db.transaction((inside) => work(failing(inside))) };
    expect(await matchNext(faulty, { onFault })).toBe(true);
    expect(onFault).toHaveBeenCalledWith(expect.anything(), expect.any(Number));
    expect(await mailsTo(whole.username)).toHaveLength(1);
    expect(await mailsTo(broken.username)).toEqual([]);
  });

  test('[L-23] of two views that it fits, the one that is left still wants it', async () => {
    const { username, token } = await clientWith();
    const body = { library: 'allresearch', name: 'Second', query: about(company), mail: true };
    await api().post('save_view', { token, body });
    await prefer(token, [], 'daily');
    await publish();
    expect(await mailsTo(username)).toEqual([]);
    const { body: saved } = await api().get<{ views: { id: number }[] }>('saved_views', {
      token,
      query: { library: 'allresearch' },
    });
    await api().post('remove_view', { token, body: { id: saved.views[0]?.id } });
    await api().services.db.query(sql`update mails set due_at = now()
      where client_id = (select id from clients where username = ${username})`);
    const [digest] = await mailsTo(username);
    expect(digest?.text).toContain('View: Second');
  });

  test('[L-23] a view that is removed and comes back keeps what its digest was to say', async () => {
    const { username, token } = await clientWith();
    await prefer(token, [], 'daily');
    await publish();
    const { body: saved } = await api().get<{ views: { id: number }[] }>('saved_views', {
      token,
      query: { library: 'allresearch' },
    });
    const [{ id } = { id: 0 }] = saved.views;
    await api().post('remove_view', { token, body: { id } });
    await publish({ title: 'Published meanwhile' });
    const body = { id, library: 'allresearch', name: 'My company', query: about(company), mail: true };
    expect((await api().post('save_view', { token, body })).status).toBe(200);
    expect(await mailsTo(username)).toEqual([]);
    await api().services.db.query(sql`update mails set due_at = now()
      where client_id = (select id from clients where username = ${username})`);
    const [digest] = await mailsTo(username);
    expect(digest?.text).toContain('View: My company');
    expect(digest?.text).toContain('Published meanwhile');
  });

  test('[L-23] what comes for a view that is removed waits as long as it may come back', async () => {
    const ago = async (time: string) => {
      const { username, token } = await clientWith();
      await prefer(token, [], 'daily');
      const ofClient = sql`client_id = (select id from clients where username = ${username})`;
      const { db } = api().services;
      await db.query(sql`update saved_views set removed_at = now() - ${time}::interval where ${ofClient}`);
      await publish();
      expect(await mailsTo(username)).toEqual([]);
      return (await db.query(sql`select from mail_items where ${ofClient}`)).length;
    };
    expect([await ago('59 minutes'), await ago('61 minutes')]).toEqual([1, 0]);
  });

  test('[L-23] [N-09] what fits a view and the preferences comes once, and says both', async () => {
    const { username, token } = await clientWith();
    await prefer(token, [{ Company: company }]);
    await publish();
    const [mail, ...more] = await mailsTo(username);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('A new publication matches your notification preferences or saved views.');
  });

  test('[L-23] [N-10] mails can be off, and one click in a mail about a view turns them off', async () => {
    const { username, token } = await clientWith();
    await publish();
    const [mail] = await mailsTo(username);
    const { pathname: url } = new URL(mail?.unsubscribe ?? '');
    expect((await api().app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(200);
    await publish({ title: 'Another quarter' });
    expect(await mailsTo(username)).toHaveLength(1);
    const { body } = await api().get('saved_views', { token, query: { library: 'allresearch' } });
    expect(body).toMatchObject({ mails_off: true });
  });

  test('[L-23] a view that was removed before its digest went out is in none', async () => {
    const { username, token } = await clientWith();
    await prefer(token, [], 'daily');
    await publish();
    const { db } = api().services;
    const ofClient = sql`client_id = (select id from clients where username = ${username})`;
    const states = () => db.query(sql`select state from mails where ${ofClient}`);
    expect(await mailsTo(username)).toEqual([]);
    expect(await states()).toEqual([{ state: 'open' }]);
    const { body } = await api().get<{ views: { id: number }[] }>('saved_views', {
      token,
      query: { library: 'allresearch' },
    });
    await api().post('remove_view', { token, body: { id: body.views[0]?.id } });
    await db.query(sql`update mails set due_at = now() where ${ofClient}`);
    expect(await mailsTo(username)).toEqual([]);
    expect(await states()).toEqual([{ state: 'dropped' }]);
  });
});
