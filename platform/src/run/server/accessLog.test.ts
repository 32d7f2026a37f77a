import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { buildGateway } from '../gateway/buildGateway.ts';
import { folderStore } from '../store/folderStore.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { portalSettings } from '../settings/portalSettings.ts';
import { accessLog, accessLogOf, loggedPath } from './accessLog.ts';

const storeFolder = temporaryFolder();

test.each([
  ['/equities?Language=German', '/equities'],
  ['/api/documents/R1/download?auth_token=secret', '/api/documents/R1/download'],
  ['/reset_password/secret?x=1', '/reset_password/[removed]'],
  ['/passwordless_login/secret/more', '/passwordless_login/[removed]'],
  ['/api/unsubscribe/secret', '/api/unsubscribe/[removed]'],
  ['/Reset_Password/secret', '/Reset_Password/[removed]'],
  ['/equities#token=secret', '/equities'],
  ['/reset%5Fpassword/secret', '/reset_password/[removed]'],
  ['/%70asswordless_login%2Fsecret', '/passwordless_login/[removed]'],
  ['/x%0Ay/reset_password/secret', '/x%0Ay/reset_password/[removed]'],
  ['/reset%5Fpassword/secret%', '/reset_password/[removed]'],
  ['/equities%3Fauth_token=secret', '/equities'],
  ['/Gr%C3%BCn', '/Gr%C3%BCn'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

test('each answer is a line with the request it belongs to', async () => {
  const lines: string[] = [];
  const app = fastify({ genReqId: () => 'the-id' });
  accessLog(app, (line) => lines.push(line));
  app.get('/page', () => pause(50, {}));
  await app.inject('/page?token=secret');
  await app.inject('/nothing');
  expect(lines).toEqual([
    expect.stringMatching(/^\d{4}-\S+Z the-id GET \/page 200 (?:[4-9]\d|\d{3,}) ms$/),
    expect.stringMatching(/^\d{4}-\S+Z the-id GET \/nothing 404 \d+ ms$/),
  ]);
  await app.close();
});

test('a visitor who leaves before the answer is in the log', async () => {
  const app = fastify({ genReqId: () => 'the-id' });
  const logged = new Promise<string>((resolve) => accessLog(app, resolve));
  const visit = new AbortController();
  app.get('/slow', async () => {
    visit.abort();
    return new Promise(() => {});
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await expect(fetch(`${origin}/slow`, { signal: visit.signal })).rejects.toThrow('aborted');
  expect(await logged).toMatch(/^\S+Z the-id GET \/slow cut off \d+ ms$/);
  await app.close();
});

test.each([
  ['0', 0],
  [undefined, 0],
  ['1', 1],
])(
  'with PORTAL_ACCESS_LOG=%s a request makes %i lines, also one that is redirected',
  async (PORTAL_ACCESS_LOG, count) => {
    const lines: string[] = [];
    const gateway = await buildGateway({
      ...accessLogOf(portalSettings({ PORTAL_ACCESS_LOG }), (line) => lines.push(line)),
      ...{ store: folderStore(storeFolder), storeFolder, environment: 'local' },
      apiOrigins: ['http://127.0.0.1:9'],
      report: () => undefined,
      readPage: () => Promise.reject(new Error('The store is gone.')),
    });
    await gateway.inject('/reset_password/secret?x=1');
    await gateway.inject('//equities');
    const made = [/GET \/reset_password\/\[removed\] 500 \d+ ms$/, /GET \/\/equities 308 \d+ ms$/];
    expect(lines).toEqual(count === 0 ? [] : made.map((line) => expect.stringMatching(line) as string));
    await gateway.close();
  },
);

test('a failure of the gateway is logged without the token of a mailed link', async () => {
  const reports: string[] = [];
  const gateway = await buildGateway({
    ...{ store: folderStore(storeFolder), storeFolder, environment: 'local' },
    apiOrigins: ['http://127.0.0.1:9'],
    report: (sentence) => reports.push(sentence),
    readPage: () => Promise.reject(new Error('The store is gone.')),
  });
  expect((await gateway.inject('/reset_password/secret?x=1')).statusCode).toBe(500);
  expect(reports).toEqual([
    expect.stringMatching(/^GET \/reset_password\/\[removed\] failed: The store is gone\. \(request .+\)$/),
  ]);
  await gateway.close();
});
