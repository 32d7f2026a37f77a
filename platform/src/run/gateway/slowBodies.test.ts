import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { folderStore } from '../store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { buildGateway } from './buildGateway.ts';
import { socketsPerAddress } from './limitSockets.ts';

const folder = temporaryFolder();
const storeFolder = join(folder, 'store');

let api: Server;
let gateway: FastifyInstance;
let origin: string;
const received: { body: Buffer; encoding: string | undefined; id: unknown }[] = [];

beforeAll(async () => {
  const store = folderStore(storeFolder);
  await publishFakes({ store, folder, shell: {}, remotes: [] });
  api = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        body: Buffer.concat(parts),
        encoding: request.headers['content-encoding'],
        id: request.headers['x-request-id'],
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  gateway = await buildGateway({
    store,
    storeFolder,
    environment: 'local',
    apiOrigins: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    report: () => undefined,
  });
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  api.close();
});

/** A request whose body starts and never continues. */
async function begin(): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{',
  );
  return socket;
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/auth`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(10_000),
  });

test('[O-01] many bodies that do not go on keep nobody else from the API', async () => {
  const slow = await Promise.all(Array.from({ length: 200 }, begin));
  const before = received.length;
  expect((await post('{"username":"me"}')).status).toBe(200);
  expect(received.slice(before).map(({ body }) => String(body))).toEqual(['{"username":"me"}']);
  for (const socket of slow) socket.destroy();
});

test('[O-01] of the connections of one address those beyond the limit are closed', async () => {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: socketsPerAddress + 1 }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  const closed = await Promise.race(sockets.map((socket) => once(socket, 'close').then(() => 'closed')));
  expect(closed).toBe('closed');
  for (const socket of sockets) socket.destroy();
});

test('[O-01] a request must be there as a whole within 30 seconds', () => {
  const { requestTimeout, headersTimeout } = gateway.server;
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000]);
});

test('a body that was compressed reaches the API as it is', async () => {
  const body = gzipSync('{"a":1}');
  expect((await post(body, { 'content-encoding': 'gzip' })).status).toBe(200);
  expect(received.at(-1)).toMatchObject({ body, encoding: 'gzip' });
});

test('the API gets an id with each request, whatever the visitor says', async () => {
  for (let turn = 0; turn < 2; turn += 1) await post('{}', { 'x-request-id': 'of-the-visitor-alone' });
  const [one, other] = received.slice(-2).map(({ id }) => id);
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).not.toBe(one);
});
test('a body without a length does, too', async () => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n',
  );
  socket.write('2\r\nab\r\n1\r\nc\r\n0\r\n\r\n');
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.includes('{}')) break;
  }
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(String(received.at(-1)?.body)).toBe('abc');
});

test.each([
  [64 * 1024, 200],
  [64 * 1024 + 1, 413],
  [1024 * 1024, 413],
])('a body of %p bytes is answered %p, in the form that the portal reads', async (length, status) => {
  const answer = await post('x'.repeat(length));
  expect(answer.status).toBe(status);
  if (status === 413)
    expect(await answer.json()).toEqual({ status: 413, title: 'The request is too large.' });
});
