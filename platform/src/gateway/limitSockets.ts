import { BlockList, isIP } from 'node:net';
import type { Server } from 'node:http';

/** So many connections an address may have open: a whole office may share one, with six for each browser. */
export const socketsPerAddress = 512;

/** Addresses and networks as a list that can be asked. */
function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return list;
}

/** An address of the fourth version that came over a socket of the sixth is the same address. */
const plain = (address: string) => address.replace(/^::ffff:/, '');

/**
 * Closes connections beyond the limit at once, so that nobody has all that the process can hold. Trusted proxies stand for
 * all their visitors and have no limit here. [O-01]
 */
export function limitSockets(
  server: Server,
  { trustedProxies, most = socketsPerAddress }: { trustedProxies: readonly string[]; most?: number },
): void {
  const trusted = listOf(trustedProxies);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = plain(socket.remoteAddress ?? '');
    if (isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}
