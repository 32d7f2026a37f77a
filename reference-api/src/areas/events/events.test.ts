import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('analytics events', (api) => {
  test('are kept with the event they came from, without tokens in their address', async () => {
    const token = await api().tokenOf('everything');
    const capture = (body: object) => api().post<{ id: string }>('capture_event', { token, body });
    const first = await capture({
      url: '/todays-highlights',
      event_type: 'Page Open',
      source_client_action: null,
    });
    const second = await capture({
      url: '/x?page=2&redirect_uri=%2Freset_password%2Fsecret',
      event_type: 'Search',
      source_client_action: first.body.id,
      document_id: 'R1',
    });
    expect([first.status, second.status]).toEqual([200, 200]);
    const [stored] = await api().services.db.query(sql`
      select url, event_type, source_client_action, document_id from events where id = ${second.body.id}`);
    expect(stored).toEqual({
      url: '/x?page=2&redirect_uri=%2Freset_password%2F[removed]',
      event_type: 'Search',
      source_client_action: first.body.id,
      document_id: 'R1',
    });
  });

  test('of another kind are refused', async () => {
    const token = await api().tokenOf('everything');
    const body = { url: '/', event_type: 'Click', source_client_action: null };
    expect((await api().post('capture_event', { token, body })).status).toBe(400);
  });
});

onOneEngine(
  'too many analytics events',
  (api) => {
    test('of one client answer 429, while others are heard', async () => {
      const capture = async (account: string) => {
        const body = { url: '/', event_type: 'Page Open', source_client_action: null };
        return api().post('capture_event', { token: await api().tokenOf(account), body });
      };
      for (let turn = 0; turn < 3; turn++) expect((await capture('everything')).status).toBe(200);
      const refused = await capture('everything');
      expect([refused.status, refused.body['title']]).toEqual([429, 'Too many attempts.']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await capture('equity')).status).toBe(200);
    });
  },
  { PORTAL_RATE_LIMIT: '3' },
);

const operatorToken = 'a-token-of-operators-with-32-letters';

onOneEngine(
  '[F-25] the clients of the last days',
  (api) => {
    const open = async (account: string, url: string) => {
      const body = { url, event_type: 'Page Open', source_client_action: null };
      await api().post('capture_event', { token: await api().tokenOf(account), body });
    };

    test('are counted by page, each once, for operators alone', async () => {
      for (const account of ['everything', 'equity']) await open(account, '/equities?Sector=Banks');
      await open('equity', '/equities?page=2');
      await open('equity', '/company_profile/1');
      await open('equity', '/company_profile/2');
      await open('everything', '/coverage');
      await api().services.db.query(
        sql`update events set created_at = now() - interval '8 days' where url = '/coverage'`,
      );
      expect(await api().get('page_clients', { token: operatorToken })).toMatchObject({
        status: 200,
        body: {
          days: 7,
          pages: [
            { path: '/equities', clients: 2 },
            { path: '/company_profile', clients: 1 },
          ],
        },
      });
      for (const token of ['wrong', await api().tokenOf('everything')])
        expect((await api().get('page_clients', { token })).status).toBe(404);
    });
  },
  { PORTAL_OPERATOR_TOKEN: operatorToken },
);
