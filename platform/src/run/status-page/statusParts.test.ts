import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { healthFinding, portalHealth, reportedErrors } from './askPortal.ts';
import { isOwnName } from './statusServer.ts';
import { html } from './markup.ts';
import { timeSince } from './timeSince.ts';

test('a value is text, whatever it holds; markup within markup stays', () => {
  const hostile = '<img src=x onerror="a()">&\'\u202e\u0000';
  expect(html`<p title="${hostile}">${[html`<b>${1}</b>`, hostile]}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;&#39;"><b>1</b>&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;&#39;</p>',
  );
});

test.each([
  [0, 'just now'],
  [-90, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [7_200, '2 hours ago'],
  [86_400 * 3, '3 days ago'],
])('%i seconds are %s', (seconds, words) => {
  const now = new Date('2026-11-21T14:00:00Z');
  expect(timeSince(new Date(now.getTime() - seconds * 1000), now)).toBe(words);
});

const uat = { name: 'uat', address: 'https://uat.example', revision: 41 };
const answer = (body: object, status = 200) => ({ status, text: JSON.stringify(body) });
const well = { ready: true, environment: 'uat', pages: 'revision 41', api: 'ready' };

test.each<[what: string, answer: { status: number; text: string }, state: string, words: string]>([
  ['all is well', answer(well), 'well', 'Ready, shows revision 41.'],
  ['nginx answers what the API says', answer({ status: 'ready' }), 'well', 'Ready.'],
  [
    'it shows another revision',
    answer({ ...well, pages: 'revision 40' }),
    'ill',
    'The portal shows revision 40, in force is 41.',
  ],
  [
    'it is another environment',
    answer({ ...well, environment: 'prod' }),
    'ill',
    'The portal at https://uat.example is environment prod.',
  ],
  [
    'its API is down',
    answer({ ...well, ready: false, api: 'unavailable' }, 503),
    'ill',
    'The API does not answer.',
  ],
  [
    'it has no pages',
    answer({ ...well, ready: false, pages: 'unavailable' }, 503),
    'ill',
    'The portal cannot show pages.',
  ],
  [
    'it is something else',
    { status: 200, text: '<html>' },
    'ill',
    'https://uat.example/healthz answers 200.',
  ],
  ['it fails', answer({}, 500), 'ill', 'https://uat.example/healthz answers 500.'],
])('when %s, it shows it', (_, given, state, words) => {
  expect(healthFinding(given, uat)).toMatchObject({ state, words });
});

test('an unknown or absent portal is distinguished from a healthy one', async () => {
  expect(await portalHealth({ ...uat, address: undefined })).toMatchObject({
    state: 'unknown',
    words: 'Not checked: its address is unknown.',
    hint: 'Set it: --portal uat=https://… , or as “address” in platform/environments/uat.json.',
  });
  expect(await portalHealth({ ...uat, address: 'http://127.0.0.1:1' })).toMatchObject({
    state: 'ill',
    words: 'http://127.0.0.1:1 does not answer at all.',
  });
});

describe('the errors of an API', () => {
  let api: FastifyInstance;
  let address: string;
  let body: unknown;
  beforeAll(async () => {
    api = fastify();
    api.get('/api/error_reports/groups', (request, reply) =>
      request.headers.authorization === 'Bearer right' ? reply.send(body) : reply.code(404).send({}),
    );
    address = await api.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => api.close());

  const wordsOf = async (...parameters: Parameters<typeof reportedErrors>) => {
    const errors = await reportedErrors(...parameters);
    return 'missing' in errors ? errors.missing.words : errors;
  };

  test('are read with the token of the operators', async () => {
    body = { groups: [], total: 0 };
    expect(await wordsOf(address, 'right')).toEqual({ groups: [], total: 0 });
  });

  test('cannot be shown without a token, with a wrong one, anonymously: each explained', async () => {
    body = { groups: 'none' };
    expect(await wordsOf(undefined, 'right')).toBe('Not checked: its address is unknown.');
    expect(await wordsOf(address, undefined)).toBe('Its operator token is unknown.');
    expect(await wordsOf(address, 'wrong')).toBe('Its API rejected the operator token.');
    expect(await wordsOf(address, 'right')).toBe('Its API answers 200 when asked for errors.');
    expect(await wordsOf('http://127.0.0.1:1', 'right')).toBe('http://127.0.0.1:1 does not answer at all.');
  });
});

test.each([
  ['localhost:4310', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.1', true],
  ['[::1]:4310', '::1', true],
  ['evil.example:4310', '127.0.0.1', false],
  ['status.bank.example', '0.0.0.0', true],
])('asked for as %s, a server at %s answers: %s', (name, host, answers) => {
  expect(isOwnName(name, host)).toBe(answers);
});
