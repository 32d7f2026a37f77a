import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy that can fall silent, like a forgetful firewall: it accepts everything and forwards nothing. */
export interface Silenceable {
  url: string;
  fallSilent: () => void;
  /** New connections pass again; earlier ones stay silent. */
  speak: () => void;
  close: () => Promise<void>;
}

export async function silenceable(address: string): Promise<Silenceable> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let cut: (() => void)[] = [];
  let isSilent = false;
  const proxy = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    if (isSilent) return void socket.resume();
    const server = connect(Number(port), hostname).on('error', () => socket.destroy());
    socket.pipe(server).pipe(socket);
    cut.push(() => {
      socket.unpipe(server).resume();
      server.unpipe(socket).destroy();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
      for (const one of cut) one();
      cut = [];
    },
    speak: () => {
      isSilent = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
