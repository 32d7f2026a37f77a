import { connect } from 'node:net';
import { problemSchema } from '@portal/wire';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await TestApi.start(oneEngine);
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port);
}, 60_000);
afterAll(() => api.close());

/** Sends raw bytes; reads until the server closes. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const long = 'x'.repeat(70_000);

test.each([
  ['a head of 70 kB', `GET /api/current_user HTTP/1.1\r\nHost: x\r\nX-Long: ${long}\r\n\r\n`, 431],
  ['an address of 70 kB', `GET /api/current_user?${long} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['an unknown method', 'FROB /api/auth HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    400,
  ],
  [
    'a length and chunks',
    'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('%s is refused as a problem', async (_, text, status) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('content-type: application/problem+json; charset=utf-8');
  expect(head).toContain('cache-control: private, no-store');
  expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ status });
});

test('[O-01] a request must be there as a whole within 30 seconds', () => {
  const { requestTimeout, headersTimeout } = api.app.server;
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000]);
});

test('[L-07] a list filtered by 500 values is answered', async () => {
  const values = Array.from({ length: 500 }, (_, index) => `Drückwerk Söhne & Töchter ${index}`);
  const query = `tag_filters=${encodeURIComponent(JSON.stringify({ Company: values }))}`;
  expect(query.length).toBeGreaterThan(20_000);
  const token = await api.tokenOf('everything');
  const head = `Host: x\r\nConnection: close\r\nAuthorization: Bearer ${token}`;
  expect(await send(`GET /api/equities_documents?${query} HTTP/1.1\r\n${head}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

test('of two Authorization headers the first counts, so that proxy and server agree', async () => {
  const token = await api.tokenOf('everything');
  const ask = (first: string, second: string) =>
    send(
      `GET /api/current_user HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: ${first}\r\nAuthorization: ${second}\r\n\r\n`,
    );
  expect(await ask('Bearer nonsense', `Bearer ${token}`)).toMatch(/^HTTP\/1\.1 401 /);
  expect(await ask(`Bearer ${token}`, 'Bearer nonsense')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a path that climbs is an address like any other: there is nothing at it', async () => {
  const answer = await send('GET /api/../healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});
