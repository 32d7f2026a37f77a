import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';
import { mailPage } from './mailboxPage.ts';

jest.setTimeout(60_000);

const publicUrl = 'http://localhost:4510';

describe('the mailbox', () => {
  let folder: string;
  let api: TestApi;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-mailbox-'));
    api = await TestApi.start(oneEngine, { PORTAL_DATA: folder, PORTAL_PUBLIC_URL: publicUrl });
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = (url: string) => api.app.inject({ url, headers: { accept: 'text/html' } });

  test('is empty at first, and says how it is filled', async () => {
    const page = await open('/dev/mailbox');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No mail has been written yet.');
  });

  test('lists the mails of the outbox, newest first, and shows one with its link', async () => {
    for (const username of ['everything@demo.example', 'bonds@demo.example']) {
      await api.post('request_password_reset', { body: { username } });
      await api.sentMails();
    }
    const outbox = join(folder, 'outbox');
    const files = readdirSync(outbox);
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml$/);
      expect(statSync(join(outbox, file)).mode & 0o077).toBe(0);
    }
    // An unfinished mail.
    writeFileSync(join(outbox, 'half.tmp'), 'Subject: half');

    const list = (await open('/dev/mailbox')).body;
    const links = [...list.matchAll(/<a href="([^"]+)" lang="\w\w">([^<]+)<\/a>/g)].map(([, href, words]) => [
      href,
      words,
    ]);
    expect(links.map(([, words]) => words)).toEqual(['Passwort zurücksetzen', 'Reset your password']);
    expect(list).not.toContain('half');

    const page = await open(links[0]?.[0] ?? '');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1 lang="de">Passwort zurücksetzen</h1>');
    expect(page.body).toMatch(
      /<a href="http:\/\/localhost:4510\/reset_password\/[\w-]{43}\?language=de">http:\/\/localhost/,
    );
  });

  test('is sent under a policy that runs and loads nothing', async () => {
    const { headers, body } = await open('/dev/mailbox');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/,
    );
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).not.toMatch(/<script|style="/);
  });

  test.each(['nothing', '..%2F..%2Fapi-secret', '%2Fetc%2Fpasswd', 'half', '%00'])(
    'has no mail named %s',
    async (id) => {
      const { statusCode, body } = await open(`/dev/mailbox/${id}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('<h1>No such mail</h1>');
    },
  );

  test('shows a mail that cannot be read as mail without failing', async () => {
    writeFileSync(join(folder, 'outbox', '9999.eml'), Buffer.from([0, 255, 1, 2, 60, 62]));
    expect((await open('/dev/mailbox')).statusCode).toBe(200);
    expect((await open('/dev/mailbox/9999')).statusCode).toBe(200);
  });
});

test('what stands in a mail stays text', () => {
  const page = mailPage(
    {
      id: 'x',
      to: '<script>1</script>',
      language: '"><script>',
      subject: '<b>"s"</b>',
      date: '"><script>',
      text: `<script>2</script>\n${publicUrl}/reset_password/a"onclick=alert(1)\nhttps://evil.example/x\njavascript:alert(1)`,
    },
    publicUrl,
  );
  expect(page).not.toMatch(/<script|<b>|"onclick/);
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/dev/mailbox',
    `${publicUrl}/reset_password/a&quot;onclick=alert(1)`,
  ]);
});

test.each([
  ['in uat', { PORTAL_ENVIRONMENT: 'uat' }],
  ['in staging', { PORTAL_ENVIRONMENT: 'staging' }],
  ['in prod', { PORTAL_ENVIRONMENT: 'prod', PORTAL_TEST_HOOKS: '0' }],
  ['where mails are sent', { SMTP_URL: 'smtp://127.0.0.1:1' }],
])('there is no mailbox %s', async (_, variables) => {
  const api = await TestApi.start(oneEngine, variables);
  const statuses = [];
  for (const url of ['/dev/mailbox', '/dev/mailbox/x'])
    statuses.push((await api.app.inject({ url })).statusCode);
  await api.close();
  expect(statuses).toEqual([404, 404]);
});
