import type { Delivery } from '@portal/wire';
import { accountRepository } from '#areas/auth/accountRepository.ts';
import { signedId, unsubscribing } from '#mail/signedId.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(60_000);

onOneEngine('the page of the link in mails', (api) => {
  const subscriber = async (wish: { preferred_language?: string; delivery?: Delivery } = {}) => {
    const { delivery = 'single', ...client } = wish;
    const { username, password } = (
      await api().post<{ username: string; password: string }>('test/clients', { body: client })
    ).body;
    const id = (await accountRepository(api().services.db).byUsername(username))?.id ?? 0;
    const { token } = await api().signIn(username, password);
    await api().post('current_user/update_cris', { token, body: { cri_json: [], delivery } });
    return {
      path: `/api/unsubscribe/${signedId(unsubscribing(api().services.secrets), id)}`,
      delivery: async () => (await api().get('current_user/get_cris', { token })).body['delivery'],
    };
  };
  const open = (url: string) => api().app.inject({ url });
  /** Presses a button of the page at `url`, as a browser does, and opens what it leads to. */
  async function press(url: string, name: string) {
    const { body } = await open(url);
    const [, action = ''] = new RegExp(`formaction="([^"]+)">${name}<`).exec(body) ?? [];
    const target = new URL(action, `http://portal${url}`);
    const answer = await api().app.inject({
      method: 'POST',
      url: target.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: '',
    });
    const { pathname, search } = new URL(answer.headers.location ?? '', target);
    return {
      status: answer.statusCode,
      url: `${pathname}${search}`,
      page: await open(`${pathname}${search}`),
    };
  }

  test.each([
    [
      'English',
      'weekly',
      'Every Monday, you receive an e-mail listing the new publications',
      'These e-mails will stop.',
      'Stop these e-mails',
      'E-mails are turned off',
      'Undo',
    ],
    [
      'German',
      'daily',
      'Sie erhalten jeden Morgen eine E-Mail mit den neuen Publikationen',
      'Diese E-Mails werden abgestellt.',
      'Diese E-Mails abstellen',
      'E-Mails sind abgestellt',
      'Rückgängig machen',
    ],
  ] as const)('[N-10] (%s) says what stops, stops it by one button, and can undo', async (...row) => {
    const [preferred_language, delivery, now, stops, stop, off, undo] = row;
    const client = await subscriber({ preferred_language, delivery });
    const { statusCode, body, headers } = await open(client.path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(body).toContain(`<html lang="${preferred_language === 'German' ? 'de' : 'en'}">`);
    expect(body).toContain(now);
    expect(body).toContain(stops);
    expect(body).toContain('href="http://localhost:4300/my-subscription"');
    expect(body.match(/<button/g)).toHaveLength(1);
    expect(await client.delivery()).toBe(delivery);

    const stopped = await press(client.path, stop);
    expect(stopped.status).toBe(303);
    expect(stopped.page.body).toContain(`<h1>${off}</h1>`);
    expect(await client.delivery()).toBe('none');

    const undone = await press(stopped.url, undo);
    expect(undone.page.body).toContain(now);
    expect(await client.delivery()).toBe(delivery);
  });

  test('[N-10] where a mail program turned mails off, the page offers each way to turn them on', async () => {
    const client = await subscriber({ delivery: 'none' });
    expect((await press(client.path, 'One e-mail a week')).status).toBe(303);
    expect(await client.delivery()).toBe('weekly');
  });

  test.each(['.', ')', '%3E', '%20'])(
    '[N-10] what was copied with the link is no part of it: %s',
    async (more) => {
      const { path } = await subscriber();
      const [plain, copied] = [await open(path), await open(path + more)];
      expect([copied.statusCode, copied.body]).toEqual([200, plain.body]);
    },
  );

  test('[N-10] an unknown address gets a bilingual answer, and changes nothing', async () => {
    const client = await subscriber();
    const { statusCode, body } = await open(`${client.path}x`);
    expect(statusCode).toBe(404);
    expect(body).toContain('This link is not valid');
    expect(body).toContain('Dieser Link ist ungültig');
    const posted = await api().app.inject({ method: 'POST', url: `${client.path}x/none`, payload: {} });
    expect(posted.statusCode).toBe(404);
    expect(await client.delivery()).toBe('single');
  });
});
