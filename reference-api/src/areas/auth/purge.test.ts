import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { schedulePurge, purgeExpired } from './purge.ts';

onOneEngine('ended sessions', (api) => {
  const signIn = () => api().signIn('everything@demo.example');
  const counts = async () => {
    const [row] = await api().services.db.query<{ sessions: number; tokens: number }>(sql`
      select (select count(*)::int from token_families) as sessions, (select count(*)::int from refresh_tokens) as tokens`);
    return row;
  };
  const refresh = (refresh_token: string) =>
    api().post<{ refresh_token: string }>('refresh_auth_token', { body: { refresh_token } });

  test('are removed with their tokens, living ones stay and lose expired tokens only', async () => {
    const { db } = api().services;
    const [living, ended, expired] = [await signIn(), await signIn(), await signIn()];
    const successor = (await refresh(living.refresh_token)).body.refresh_token;
    await api().post('logout', { body: { refresh_token: ended.refresh_token } });
    await db.query(sql`update refresh_tokens set expires_at = now() where used_at is not null
      or family_id = (select id from token_families where revoked_at is null order by created_at desc limit 1)`);
    expect(await counts()).toEqual({ sessions: 3, tokens: 4 });
    await purgeExpired(api().services);
    expect(await counts()).toEqual({ sessions: 1, tokens: 1 });
    expect((await refresh(successor)).status).toBe(200);
    for (const { token, refresh_token } of [ended, expired]) {
      expect((await refresh(refresh_token)).status).toBe(401);
      expect((await api().get('current_user', { token })).status).toBe(401);
    }
  });

  test('go with links that are too old; others stay', async () => {
    const { db } = api().services;
    const links = async () => (await db.query(sql`select purpose from mail_tokens`)).length;
    const body = { username: 'everything@demo.example' };
    await api().post('request_password_reset', { body });
    await api().post('request_passwordless_login', { body });
    await api().sentMails();
    await db.query(
      sql`update mail_tokens set expires_at = now() - interval '1 day' where purpose = 'reset_password'`,
    );
    expect(await links()).toBe(2);
    await purgeExpired(api().services);
    expect(await links()).toBe(1);
  });

  test('go with events that are older than their days; others stay', async () => {
    const { db } = api().services;
    const token = await api().tokenOf('everything');
    const body = { event_type: 'Page Open', url: '/equities', source_client_action: null };
    for (let turn = 0; turn < 2; turn++)
      expect((await api().post('capture_event', { token, body })).status).toBe(200);
    const ages = () => db.query(sql`select (now() - created_at) > interval '1 day' as old from events`);
    await db.query(sql`
      update events set created_at = now() - interval '401 days' where id = (select id from events limit 1)`);
    expect(await ages()).toHaveLength(2);
    await purgeExpired(api().services);
    expect(await ages()).toEqual([{ old: false }]);
  });

  test('run at the start and daily, expired limits every minute, until the service stops', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask'],
    });
    const query = jest.spyOn(api().services.db, 'query').mockResolvedValue([]);
    const [once, aDay] = [3, 24 * 60 + 2];
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    const stop = schedulePurge(api().services, (error) => {
      throw error;
    });
    await settled();
    expect(query).toHaveBeenCalledTimes(once);
    jest.advanceTimersByTime(2 * 24 * 60 * 60 * 1000);
    await settled();
    expect(query).toHaveBeenCalledTimes(once + 2 * aDay);
    await stop();
    jest.advanceTimersByTime(2 * 24 * 60 * 60 * 1000);
    await settled();
    expect(query).toHaveBeenCalledTimes(once + 2 * aDay);
    query.mockRestore();
    jest.useRealTimers();
  });

  test('a failure to remove them is reported and stops nothing', async () => {
    const failure = new Error('gone');
    const query = jest.spyOn(api().services.db, 'query').mockRejectedValue(failure);
    const onFault = jest.fn();
    await schedulePurge(api().services, onFault)();
    expect(onFault).toHaveBeenCalledWith(failure);
    query.mockRestore();
  });
});
