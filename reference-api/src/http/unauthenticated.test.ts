import { type Call } from '@portal/wire';
import { calls } from '#calls.ts';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { callRows, type CallName } from '#testing/bad-input/callRows.ts';
import { expectProblem } from '#testing/expectProblem.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import type { TestApi } from '#testing/TestApi.ts';
import { wantsPage } from '../plugins/problems.ts';

const names = Object.keys(calls) as CallName[];
const signedIn = names.filter((name) => calls[name].authenticated);
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;

/** For calls that are authenticated like another that gets all. */
const commonBearers = [
  'no header',
  'expired',
  'of another key',
  'alg none',
  'of an unknown session',
  'of another client’s session',
];

function strangerOf(api: () => TestApi) {
  const request = (name: CallName, authorization: string | undefined) => {
    const { method, path }: Call = calls[name];
    const headers = authorization === undefined ? {} : { authorization };
    const body = callRows[name].body === undefined ? {} : { payload: '{"nonsense":' };
    return api().app.inject({ method, url: `/api/${path}`, headers, ...body });
  };
  const payloadOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
  const sign = (payload: JWTPayload, { key, alg = 'HS256' }: { key?: Uint8Array; alg?: string } = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg }).sign(key ?? api().services.secrets.accessToken);

  /** Makes invalid tokens and headers from a valid token. */
  async function badBearers(token: string): Promise<[what: string, header: string | undefined][]> {
    const payload = payloadOf(token);
    const [head = '', body = '', signature = ''] = token.split('.');
    const withoutSession = { ...payload, sid: undefined };
    const other = Buffer.from(JSON.stringify({ ...payload, sub: `${payload.sub}1` })).toString('base64url');
    const tokens: [string, string][] = [
      ['expired', await sign({ ...payload, exp: Math.floor(Date.now() / 1000) - 1 })],
      ['of another key', await sign(payload, { key: Buffer.alloc(32, 7) })],
      ['of the key for downloads', await sign(payload, { key: api().services.secrets.downloadToken })],
      ['of another algorithm', await sign(payload, { alg: 'HS512', key: Buffer.alloc(64, 7) })],
      ['alg none', new UnsecuredJWT(payload).encode()],
      ['alg none with the old signature', `${new UnsecuredJWT(payload).encode()}${signature}`],
      ['for somebody else', `${head}.${other}.${signature}`],
      ['without signature', `${head}.${body}.`],
      ['for another audience', await sign({ ...payload, aud: 'elsewhere' })],
      ['without a session', await sign(withoutSession)],
      ['of an unknown session', await sign({ ...payload, sid: '00000000-0000-4000-8000-000000000000' })],
      ['of another client’s session', await sign({ ...payload, sub: '999999' })],
      ['of a client that is no number', await sign({ ...payload, sub: "1' or '1'='1" })],
      ['of a client beyond all numbers', await sign({ ...payload, sub: '99999999999999999999' })],
      ['of a negative client', await sign({ ...payload, sub: '-1' })],
      ['nonsense', 'nonsense'],
      ['huge', 'x'.repeat(7000)],
    ];
    return [
      ...tokens.map(([what, bad]): [string, string] => [what, `Bearer ${bad}`]),
      ['no header', undefined],
      ['an empty header', ''],
      ['nothing after Bearer', 'Bearer '],
      ['another scheme', 'Basic ZXZlcnl0aGluZzpSZXNlYXJjaC0yMDI2'],
      ['no scheme', token],
      ['the token twice', `Bearer ${token}, Bearer ${token}`],
      ['Bearer twice', `Bearer Bearer ${token}`],
      ['a quoted token', `Bearer "${token}"`],
    ];
  }

  let made: ReturnType<typeof badBearers> | undefined;
  async function expectRefusals(name: CallName, applies = (_what: string) => true): Promise<void> {
    made ??= api().tokenOf('everything').then(badBearers);
    const known = (await made).map(([what]) => what);
    expect(commonBearers.filter((what) => !known.includes(what))).toEqual([]);
    for (const [what, header] of (await made).filter(([each]) => applies(each))) {
      const answer = await request(name, header);
      expectProblem(answer, 401, what);
      expect(answer.json()).toMatchObject({ title: 'Log in first.' });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  }
  return { request, expectRefusals };
}

onOneEngine('tokens', (api) => {
  const { request, expectRefusals } = strangerOf(api);

  test('only a good one lets in', () => expectRefusals('currentUser'));

  test('the scheme may be written in any case', async () => {
    const token = await api().tokenOf('everything');
    expect((await request('currentUser', `bearer ${token}`)).statusCode).toBe(200);
  });
});

onOneEngine('unauthenticated callers', (api) => {
  const { expectRefusals } = strangerOf(api);

  /** Calls are authenticated by one hook, in three ways. */
  const ways: CallName[] = ['currentUser', 'highlightsDocuments', 'changePassword'];

  test.each(signedIn)('%s is for nobody without a good token, whatever the body', (name) =>
    expectRefusals(name, (what) => ways.includes(name) || commonBearers.includes(what)),
  );

  test.each(names)('%s has its one method: HEAD goes with GET, all else answers 404', async (name) => {
    const { method, path, authenticated }: Call = calls[name];
    const wrong = methods.filter((one) => one !== method && !(one === 'HEAD' && method === 'GET'));
    for (const one of wrong.filter((each) => each !== 'HEAD'))
      expectProblem(await api().app.inject({ method: one, url: `/api/${path}` }), 404, one);
    const head = await api().app.inject({ method: 'HEAD', url: `/api/${path}` });
    expect([head.statusCode, head.body]).toEqual([method === 'GET' && authenticated ? 401 : 404, '']);
  });

  test.each(names)('%s has its one address', async (name) => {
    const { method, path }: Call = calls[name];
    const addresses = [
      `/api/${path}/`,
      `/api//${path}`,
      `//api/${path}`,
      `/api/${path}/more`,
      `/api/${path}%2F`,
      `/api/${path}%00`,
      `/api/..%2Fapi%2F${path}`,
      `/api/x%2F..%2F${path}`,
      `/API/${path}`,
      `/api/${path.toUpperCase()}`,
      `/${path}`,
    ];
    for (const url of addresses)
      expectProblem(await api().app.inject({ method, url: { pathname: url } }), 404, url);
  });

  test.each([
    ['/', 404],
    ['/api', 404],
    ['/api/none', 404],
    ['/api/documents/a/b/c', 404],
    ['/api/documents/..%2F..%2Fetc%2Fpasswd', 404],
    ['/api/documents/..%2F..%2Fetc%2Fpasswd/download', 401],
    ['/api/portraits/..%2F..%2Fpackage.json', 400],
    ['/api/%E0%A4%A', 400],
  ])('%s is a problem for a program, never a trace', async (url, status) => {
    expectProblem(await api().app.inject({ url, headers: { accept: 'application/json' } }), status, url);
  });
});

test('only a browser that opens the address wants a page', () => {
  expect(wantsPage('text/html,application/xhtml+xml;q=0.9,*/*;q=0.8')).toBe(true);
  expect(wantsPage('application/json, text/plain, */*')).toBe(false);
  expect(wantsPage('application/json,text/html')).toBe(false);
  expect(wantsPage(undefined)).toBe(false);
});
