import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { folderStore } from '../store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { buildGateway } from './buildGateway.ts';

const folder = temporaryFolder();
const storeFolder = join(folder, 'store');
let gateway: FastifyInstance;

beforeAll(async () => {
  const store = folderStore(storeFolder);
  const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };
  await publishFakes({ store, folder, shell: {}, remotes: [login] });
  gateway = await buildGateway({
    ...{ store, storeFolder, environment: 'local', apiOrigins: ['http://127.0.0.1:1'] },
    trustedProxies: ['127.0.0.1'],
    report: () => {},
  });
});

afterAll(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

test('[A-06] page answers keep the cookies of a client to be remembered for 400 days', async () => {
  const session = 'currentUser=%7B%22accessToken%22%3A%22a.b-c%22%7D';
  const cookies = async (headers: Record<string, string>) => (await get('/', headers)).headers['set-cookie'];
  const life = 'Max-Age=34560000; Path=/; SameSite=Lax';
  const remembered = { cookie: `${session}; rememberMe=true` };
  expect(await cookies(remembered)).toEqual([`${session}; ${life}`, `rememberMe=true; ${life}`]);
  expect(await cookies({ ...remembered, 'x-forwarded-proto': 'https' })).toEqual([
    `${session}; ${life}; Secure`,
    `rememberMe=true; ${life}; Secure`,
  ]);
  expect(await cookies({ cookie: `${session}; rememberMe=false` })).toBeUndefined();
  expect(await cookies({ cookie: 'rememberMe=true' })).toBeUndefined();
});

test('[A-14] password managers find the change of password, and security.txt a contact', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/change_password']);
  expect((await get('/.well-known/security.txt')).body).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/,
  );
  const icon = await get('/apple-touch-icon.png');
  expect([icon.statusCode, icon.headers.location]).toEqual([
    302,
    '/artefacts/shell/1.0.0/icons/apple-touch-icon.png',
  ]);
});

test('a page has no validator: an older one would meet the nonce of a newer policy', async () => {
  const { headers } = await get('/login');
  expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
});

test('[F-02] the environment is asked for by its tag', async () => {
  const answer = await get('/environment.json');
  expect([answer.headers.etag, answer.headers['cache-control']]).toEqual(['W/"local-1"', 'no-cache']);
  expect(answer.json()).toMatchObject({ environment: 'local', revision: 1 });
  const again = await get('/environment.json', { 'if-none-match': 'W/"local-1"' });
  expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, 'W/"local-1"', '']);
});

test.each(['/.env', '/%2eenv', '/.well-known/nothing', '/artefacts/shell/1.0.0/'])(
  '%s is no page and no file',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([404, 'Not found. / Nicht gefunden.\n']);
  },
);
