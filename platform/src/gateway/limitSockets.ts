import { BlockList, isIP } from 'node:net';
import type { Server } from 'node:http';

/** So many connections an address may have open, or a network of the sixth version: a whole office may share one, with six for each browser. */
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

/** Whose connections are counted together: an address, but of the sixth version the network (/64) that one customer is given. */
export function countedAs(remoteAddress: string): string {
  const address = plain(remoteAddress);
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text = '') => text.split(':').filter((group) => group !== '');
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

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
