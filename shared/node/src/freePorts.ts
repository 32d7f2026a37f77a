import { createServer, type AddressInfo } from 'node:net';

async function reserve(): Promise<{ port: number; free: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, free: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** All different, on the loopback address. */
export async function freePorts(count: number): Promise<number[]> {
  const reserved = await Promise.all(Array.from({ length: count }, reserve));
  await Promise.all(reserved.map(({ free }) => free()));
  return reserved.map(({ port }) => port);
}

export const freePort = async (): Promise<number> => (await freePorts(1))[0] ?? 0;
