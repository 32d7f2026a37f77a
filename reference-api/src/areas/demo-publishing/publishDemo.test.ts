import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';
import { publishDemo } from './publishDemo.ts';

jest.setTimeout(60_000);

const token = 'operators-of-the-demo-0123456789abcdef';
const about = 'Alberris Drive';

let api: TestApi;
let variables: Record<string, string>;
beforeAll(async () => {
  api = await TestApi.start(oneEngine, { PORTAL_OPERATOR_TOKEN: token });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  variables = { PORTAL_OPERATOR_TOKEN: token, PORTAL_API_PORT: String(port) };
});
afterAll(() => api.close());

const follow = async (account: string) => {
  const body = { cri_json: [{ Company: about }] };
  const answer = await api.post('current_user/update_cris', { token: await api.tokenOf(account), body });
  expect(answer.status).toBe(200);
};

test('[N-09] publishes about a company; followers get a mail, and the command shows where', async () => {
  await follow('everything');
  const said = await publishDemo(['--about', about, '--language', 'de'], variables);
  const [title = '', address = '', mails] = said.split('\n');
  expect(title).toMatch(/^Published: .*Alberris Drive/);
  expect(address).toMatch(/^http:\/\/localhost:4300\/document_preview\/demo-/);
  expect(mails).toBe(`Mails to clients who follow ${about}: http://localhost:4300/dev/mailbox`);
  const [mail, ...more] = await api.sentMails();
  expect([mail?.to.address, more]).toEqual(['everything@demo.example', []]);
  expect(mail?.text).toContain(
    `${title.replace('Published: ', '')}\n${about} · Company Update · 11.03.2026 · German\n`,
  );
  expect(mail?.text).toContain(`${address}?mail=`);
});

test('finds the token that npm start has made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-publish-'));
  writeFileSync(join(folder, 'operator-token'), `${token}\n`);
  const { PORTAL_API_PORT = '' } = variables;
  expect(await publishDemo([], { PORTAL_API_PORT, PORTAL_DATA: folder })).toContain('Published: ');
  rmSync(folder, { recursive: true });
});

test.each([
  ['an unknown company', ['--about', 'Nobody'], {}, 'There is no company “Nobody”.'],
  ['a language that the portal does not have', ['--language', 'fr'], {}, '--language must be one of en, de.'],
  ['a wrong token', [], { PORTAL_OPERATOR_TOKEN: 'x'.repeat(32) }, 'does not accept the operators'],
  ['no token', [], { PORTAL_OPERATOR_TOKEN: '', PORTAL_DATA: '/nowhere' }, 'There is no operators'],
  ['no API', ['--api', 'http://127.0.0.1:1'], {}, 'No API answers at http://127.0.0.1:1.'],
])('%s is explained', async (_, args, own, message) => {
  await expect(publishDemo(args, { ...variables, ...own })).rejects.toThrow(message);
});

test('in prod there is no such call', async () => {
  const prod = await TestApi.start(oneEngine, {
    PORTAL_ENVIRONMENT: 'prod',
    PORTAL_TEST_HOOKS: '0',
    PORTAL_OPERATOR_TOKEN: token,
    PORTAL_SECRET: 'q8Rk1mQ2vL7xT0bYw5ZdJ3nHs6uCfEaG9pVo',
  });
  expect((await prod.post('demo/publications', { token, body: {} })).status).toBe(404);
  await prod.close();
});
