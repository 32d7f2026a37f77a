import { connect, type Socket } from 'node:net';
import { UserFacingError } from '../faults/UserFacingError.ts';

/** After this the next process is tried. */
const acceptedWithinMs = 2_000;

/** How long a process that refused is tried last. */
const avoidedForMs = 5_000;

type Connected = (...result: [null, Socket] | [Error, null]) => void;

/**
 * Connects to API processes in turn, skipping those that do not accept. Nothing has been sent by then, so no call is
 * made twice or lost.
 */
export function connectToOneOf(origins: readonly string[]): (options: object, connected: Connected) => void {
  const avoidedUntil = new Map<string, number>();
  let turn = 0;

  function inOrder(): string[] {
    turn += 1;
    const start = turn % origins.length;
    const isAvoided = (origin: string) => performance.now() < (avoidedUntil.get(origin) ?? 0);
    const byTurn = [...origins.slice(start), ...origins.slice(0, start)];
    return [...byTurn.filter((one) => !isAvoided(one)), ...byTurn.filter(isAvoided)];
  }

  async function connectToAny(): Promise<Socket> {
    let last: unknown = noApi();
    for (const origin of inOrder()) {
      try {
        return await connectTo(origin);
      } catch (error) {
        avoidedUntil.set(origin, performance.now() + avoidedForMs);
        last = error;
      }
    }
    throw last;
  }

  return (_options, connected) => {
    connectToAny().then(
      (socket) => connected(null, socket),
      (error: unknown) => connected(error as Error, null),
    );
  };
}

const noApi = () => new UserFacingError('No process of the API accepts connections.', 'Start one.');

function connectTo(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  // IPv6 addresses are in brackets.
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port || 80), noDelay: true, keepAlive: true });
    const late = () => socket.destroy(new Error(`${origin} does not accept a connection in time.`));
    socket.setTimeout(acceptedWithinMs, late);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('timeout', late);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}
