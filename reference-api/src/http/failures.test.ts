import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { ContentUnavailable } from '#content-store/ContentStore.ts';
import { explainFatal } from '#explainFatal.ts';
import { health } from '#plugins/health.ts';
import { problems } from '#plugins/problems.ts';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';
import { HttpError } from './HttpError.ts';
import { refusalPage } from './refusalPage.ts';
import { toHttpError } from './toHttpError.ts';

test('a failure inside is reported as a plain 500, without what went wrong', async () => {
  const api = await TestApi.start(oneEngine);
  const { token } = await api.signIn('everything@demo.example');
  await api.services.db.query(sql`alter table publications rename to gone`);
  const answer = await api.get('highlights_documents', { token });
  await api.close();
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    status: 500,
    title: 'An unexpected error occurred while processing your request.',
  });
}, 30_000);

test.each(['/healthz', '/api/healthz'])('%s says why the service is not ready', async (url) => {
  const reasons = [undefined, 'The database cannot be reached.'];
  const app = fastify();
  health(app, { notReady: () => Promise.resolve(reasons.shift()) });
  const [ready, not] = [await app.inject({ url }), await app.inject({ url })];
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  expect([not.statusCode, not.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'The database cannot be reached.' },
  ]);
});

test('[O-02] a process whose database is gone is alive', async () => {
  const app = fastify();
  health(app, { notReady: () => Promise.resolve('The database cannot be reached.') });
  expect((await app.inject('/livez')).json()).toEqual({ status: 'alive' });
});

test('errors that are not meant for a client lose their words', () => {
  expect(toHttpError(new Error('password authentication failed')).problem).toEqual({
    status: 500,
    title: 'An unexpected error occurred while processing your request.',
  });
  expect(toHttpError('text').statusCode).toBe(500);
  expect(toHttpError(undefined).statusCode).toBe(500);
  const own = new HttpError(404, 'Gone.');
  expect(toHttpError(own)).toBe(own);
});

test('a database that is gone is reported as 503, with the time to try again', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = fastify({ logger: { stream, level: 'error' } });
  problems(app);
  const gone = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
  app.get('/list', () => Promise.reject(gone));
  const answer = await app.inject({ url: '/list' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toEqual({
    status: 503,
    title: 'The service is not ready.',
    detail: 'The database cannot be used for now. Please try again.',
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"code":"ECONNREFUSED"');
});

test('[D-03] a missing store of files answers 503, and only the log names it', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const fault = { message: 'Nothing answers at http://storage.', hint: 'Check it.', passes: true };
  expect(toHttpError(new ContentUnavailable(fault, cause)).problem).toEqual({
    status: 503,
    title: 'The service is not ready.',
    detail: 'Files cannot be read or stored for now. Please try again.',
  });
  expect(explainFatal(new ContentUnavailable(fault, cause), { port: 1, dataFolder: '' })).toBe(
    'Nothing answers at http://storage. Check it.',
  );
});

test.each(['22021', '22008'])('a value the database cannot take (%s) is the request’s fault', (code) => {
  const refused = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code });
  const wrapped = new Error('Failed query: select', { cause: refused });
  for (const error of [refused, wrapped])
    expect(toHttpError(error).problem).toEqual({
      status: 400,
      title: 'The request is not valid.',
      detail: 'Some values cannot be looked up or kept.',
    });
});

test.each([
  [400, 'This link has expired', 'Dieser Link ist abgelaufen'],
  [401, 'This link has expired', 'Dieser Link ist abgelaufen'],
  [403, 'No access – invalid subscription', 'Kein Zugriff – ungültiges Abonnement'],
  [404, 'We could not find this document', 'Dieses Dokument wurde nicht gefunden'],
  [429, 'Too many attempts', 'Zu viele Versuche'],
  [500, 'The document could not be opened', 'Das Dokument konnte nicht geöffnet werden'],
])('the page for %i shows it in both languages', (status, english, german) => {
  const page = refusalPage(status);
  expect(page).toContain(`<h1>${english}</h1>`);
  expect(page).toContain(`<h2>${german}</h2>`);
  expect(page).not.toMatch(/ß|<script/);
});

test('passwords and tokens reach no log, at any level', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const api = await TestApi.start(oneEngine, { PORTAL_LOG_LEVEL: 'debug' }, { logTo });
  const { token, refresh_token } = await api.signIn('everything@demo.example');
  await api.post('auth', { body: { username: 'everything@demo.example', password: 'Wrong-Secret-1' } });
  await api.app.inject({ url: '/api/documents/x/download?auth_token=1.2.secretsignature' });
  await api.get('current_user', { token });
  await api.close();
  const log = lines.join('');
  expect(log).toContain('/api/current_user');
  expect(log).toContain('auth_token=[removed]');
  for (const secret of [
    token,
    refresh_token,
    'Research-2026',
    'Wrong-Secret-1',
    'secretsignature',
    'everything@',
  ]) {
    expect(log).not.toContain(secret);
  }
}, 30_000);
