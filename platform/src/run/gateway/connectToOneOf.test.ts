import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { freePort } from '@portal/node';
import { connectToOneOf } from './connectToOneOf.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function aProcess(): Promise<string> {
  const server = createServer((socket) => sockets.push(socket));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reached = (connect: ReturnType<typeof connectToOneOf>) =>
  new Promise<number | undefined>((resolve, reject) => {
    connect({}, (error, socket) => {
      if (error !== null) return reject(error);
      sockets.push(socket);
      resolve(socket.remotePort);
    });
  });

const portOf = (origin: string) => Number(new URL(origin).port);

test('processes are asked by turns', async () => {
  const origins = [await aProcess(), await aProcess()];
  const connect = connectToOneOf(origins);
  const ports = [await reached(connect), await reached(connect), await reached(connect)];
  expect(new Set(ports)).toEqual(new Set(origins.map(portOf)));
  expect(ports[2]).toBe(ports[0]);
});

test('one that accepts no connection is passed over', async () => {
  const [gone, there] = [`http://127.0.0.1:${await freePort()}`, await aProcess()];
  const connect = connectToOneOf([gone, there]);
  for (let turn = 0; turn < 4; turn += 1) expect(await reached(connect)).toBe(portOf(there));
});

test('when none accepts a connection, the reason is handed on', async () => {
  const connect = connectToOneOf([`http://127.0.0.1:${await freePort()}`]);
  await expect(reached(connect)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
