import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { countedAs, limitSockets } from './limitSockets.ts';

let server: Server;
const sockets: Socket[] = [];

async function serve(trustedProxies: string[]): Promise<void> {
  server = createServer((_request, response) => response.end('served'));
  limitSockets(server, { trustedProxies, most: 2 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** The answer is empty if the connection is closed. */
async function ask(): Promise<{ socket: Socket; answer: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const answer = await Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    once(socket, 'close').then(() => ''),
  ]);
  return { socket, answer };
}

test('[O-01] an address has so many connections at once and no more; one that ends makes room', async () => {
  await serve(['10.0.0.0/8']);
  const answers = [await ask(), await ask(), await ask()];
  expect(answers.map(({ answer }) => answer.includes('served'))).toEqual([true, true, false]);
  const first = answers[0]?.socket;
  first?.destroy();
  while ((await connections()) > 1) await new Promise((resolve) => setImmediate(resolve));
  expect((await ask()).answer).toContain('served');
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test.each(['127.0.0.1', '127.0.0.0/8'])(
  'a trusted proxy stands for its visitors and is not limited (%s)',
  async (proxy) => {
    await serve([proxy]);
    for (let turn = 0; turn < 4; turn += 1) expect((await ask()).answer).toContain('served');
  },
);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8:0:0:1::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('[O-01] connections of %s are counted as those of %s', (address, owner) => {
  expect(countedAs(address)).toBe(owner);
});

test('[O-01] IPv6 addresses of one network share a limit, other networks do not', () => {
  server = createServer();
  server.removeAllListeners('connection');
  limitSockets(server, { trustedProxies: [], most: 2 });
  const isClosed = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    sockets.push(socket);
    server.emit('connection', socket);
    return socket.destroyed;
  };
  const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::3'];
  expect(addresses.map(isClosed)).toEqual([false, false, true, false]);
});
