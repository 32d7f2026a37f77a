import { createServer, type AddressInfo, type Socket } from 'node:net';
import { LogLines } from '#testing/LogLines.ts';
import { MailServer } from '#testing/MailServer.ts';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';

jest.setTimeout(60_000);

const password = 'Smtp-Geheim-1';
const publicUrl = 'https://research.bank.example';

let server: MailServer;
beforeAll(async () => {
  server = await MailServer.start(password);
});
afterAll(() => server.stop());

async function withMailServer(url: string, variables: Record<string, string> = {}) {
  const log = new LogLines();
  const settings = { SMTP_URL: url, PORTAL_PUBLIC_URL: publicUrl, PORTAL_LOG_LEVEL: 'warn', ...variables };
  return { api: await TestApi.start(oneEngine, settings, { logTo: log }), log };
}

describe('mails by SMTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    const { api: started } = await withMailServer(server.url(password), {
      PORTAL_MAIL_FROM: 'Research der Bank Zürich <research@bank.example>',
    });
    api = started;
  });
  afterAll(() => api.close());

  async function mailOf(path: string, username: string) {
    // An earlier notice may still be on its way.
    await api.sentMails();
    const before = server.received.length;
    expect((await api.post<unknown>(path, { body: { username } })).body).toBe(true);
    await api.sentMails();
    const [received, ...more] = server.received.slice(before);
    expect(more).toEqual([]);
    if (received === undefined) throw new Error('No mail came.');
    return received;
  }
  const linkOf = (text = '') => /https:\/\/\S+/.exec(text)?.[0] ?? '';

  test('[A-15] the link to reset arrives in German, in both parts, and works by POST', async () => {
    const { from, to, mail, raw } = await mailOf('request_password_reset', 'bonds@demo.example');
    expect([from, to]).toEqual(['research@bank.example', ['bonds@demo.example']]);
    expect(mail.from).toEqual({ name: 'Research der Bank Zürich', address: 'research@bank.example' });
    expect(mail.to).toEqual([{ name: 'Barbara Bondolfi', address: 'bonds@demo.example' }]);
    expect(mail.subject).toBe('Passwort zurücksetzen');
    // Pure ASCII: every server accepts it.
    expect(raw).not.toMatch(/[\x80-\xff]/);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect([header('auto-submitted'), header('content-language')]).toEqual(['auto-generated', 'de']);

    const link = linkOf(mail.text);
    expect(link).toMatch(/^https:\/\/research\.bank\.example\/reset_password\/[\w-]{43}\?language=de$/);
    for (const words of ['Guten Tag Barbara Bondolfi', '10 Minuten gültig', 'nicht angefordert haben']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('<html lang="de">');
    expect(`${mail.text}${mail.html}`).not.toContain('ß');

    const [, reset_token = ''] = /reset_password\/([\w-]+)/.exec(link) ?? [];
    const body = { reset_token, new_password: 'Wanted-2027' };
    expect((await api.post('reset_password', { body })).status).toBe(200);
    await api.signIn('bonds@demo.example', 'Wanted-2027');
  });

  test('[A-15] the link to sign in arrives in English and works by POST', async () => {
    const { mail } = await mailOf('request_passwordless_login', 'everything@demo.example');
    expect(mail.subject).toBe('Your link to log in');
    const link = linkOf(mail.text);
    expect(link).toMatch(/^https:\/\/research\.bank\.example\/passwordless_login\/[\w-]{43}\?language=en$/);
    const [, passwordless_token = ''] = /passwordless_login\/([\w-]+)/.exec(link) ?? [];
    const { status } = await api.post('passwordless_login', { body: { passwordless_token } });
    expect(status).toBe(200);
  });

  test('the Host header of the request has no part in the link', async () => {
    const before = server.received.length;
    await api.post('request_password_reset', {
      body: { username: 'equity@demo.example' },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    });
    await api.sentMails();
    const mail = server.received[before]?.mail;
    expect(linkOf(mail?.text)).toMatch(/^https:\/\/research\.bank\.example\//);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  test('nothing is sent to an address that no client has, nor to a list of them', async () => {
    const before = server.received.length;
    for (const username of [
      'nobody@demo.example',
      'equity@demo.example, evil@evil.example',
      'equity@demo.example\r\nBcc: evil@evil.example',
    ]) {
      const { status } = await api.post('request_password_reset', { body: { username } });
      expect(status).toBe(200);
    }
    await api.sentMails();
    expect(server.received.length).toBe(before);
  });
});

test.each([
  ['a wrong password of the mail server', () => server.url('Falsch-Geheim-2'), 'EAUTH'],
  ['a mail server that does not answer', () => 'smtp://portal:Falsch-Geheim-2@127.0.0.1:1', 'ESOCKET'],
])('%s is logged and tried again, and never part of the answer', async (_, url, code) => {
  const { api, log } = await withMailServer(url());
  const { status, body } = await api.post<unknown>('request_password_reset', {
    body: { username: 'everything@demo.example' },
  });
  expect([status, body]).toEqual([200, true]);
  await api.sentMails();
  await api.close();
  const logged = log.lines.filter(({ mail }) => mail === 'reset_password');
  expect(logged.map(({ attempt, code: seen, level, msg }) => [attempt, seen, level, msg])).toEqual([
    [1, code, 40, 'a mail could not be sent and will be tried again'],
    [2, code, 40, 'a mail could not be sent and will be tried again'],
    [3, code, 50, 'a mail could not be sent and was given up'],
  ]);
  expect(log.all).not.toMatch(/Geheim|everything@|reset_password\//);
});

test('a mail server that accepts and says nothing keeps no answer waiting', async () => {
  const connected: Socket[] = [];
  const silent = createServer((socket) => {
    connected.push(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const { port } = silent.address() as AddressInfo;
  const { api } = await withMailServer(`smtp://127.0.0.1:${port}`);
  const body = { username: 'everything@demo.example' };
  expect((await api.post<unknown>('request_password_reset', { body })).body).toBe(true);
  while (connected.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect((await api.post<unknown>('request_passwordless_login', { body })).body).toBe(true);
  silent.close();
  for (const socket of connected) socket.destroy();
  await api.close();
});
