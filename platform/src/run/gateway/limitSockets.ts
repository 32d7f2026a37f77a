import { BlockList, isIP } from 'node:net';
import type { Server } from 'node:http';

/** Per IPv4 address or IPv6 network. A whole office may share one, at six per browser. */
export const socketsPerAddress = 512;

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

/** Unwraps an IPv4 address on an IPv6 socket. */
const plain = (address: string) => address.replace(/^::ffff:/, '');

/** Counts by IPv4 address, or by the IPv6 /64 network that one customer gets. */
export function countedAs(remoteAddress: string): string {
  const address = plain(remoteAddress);
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text = '') => text.split(':').filter((group) => group !== '');
  const before = groups(head);
  const after = groups(tail);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * Closes connections beyond the limit, so that no one exhausts the process. Trusted proxies carry all their visitors
 * and are exempt. [O-01]
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
    const owner = countedAs(address);
    const count = (open.get(owner) ?? 0) + 1;
    open.set(owner, count);
    socket.once('close', () => {
      const left = (open.get(owner) ?? 1) - 1;
      if (left > 0) open.set(owner, left);
      else open.delete(owner);
    });
    if (count > most) socket.destroy();
  });
}
