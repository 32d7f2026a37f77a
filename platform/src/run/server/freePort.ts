import { createServer } from 'node:net';
import { systemErrorCode } from '@portal/node';
import { UserFacingError } from '../faults/UserFacingError.ts';

export interface RequiredPort {
  port: number;
  /** As the start of a sentence. */
  owner: string;
  variable: 'PORTAL_PORT' | 'PORTAL_API_PORT';
  /** The command as typed, for hints. */
  command: string;
}

/** Browsers may resolve `localhost` to either address. */
const hostsOf = (owner: string) => (owner === 'The API' ? ['127.0.0.1'] : ['127.0.0.1', '::1']);

/** @throws UserFacingError if the port is taken */
export async function assertPortIsFree(intended: RequiredPort): Promise<void> {
  for (const host of hostsOf(intended.owner)) {
    try {
      await tryPort(intended.port, host);
    } catch (error) {
      // No IPv6, so nothing listens there.
      if (host === '::1' && isWithoutAddress(error)) continue;
      throw portFault(intended, error);
    }
  }
}

async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ port, host }, resolve);
    });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

const isWithoutAddress = (error: unknown) =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(systemErrorCode(error) ?? '');

/** Suggests the command that changes the port. */
export function portFault({ port, owner, variable, command }: RequiredPort, error: unknown): UserFacingError {
  const code = systemErrorCode(error) ?? String(error);
  const reasons: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'may not be used by you' };
  const first = code === 'EADDRINUSE' ? 'Stop the program that uses it, or choose another' : 'Choose another';
  return new UserFacingError(
    `${owner} cannot start: port ${port} ${reasons[code] ?? `cannot be listened on (${code})`}.`,
    `${first}: ${variable}=${otherPort(port)} ${command}`,
    error,
  );
}

/** The next port must exist too, for the API. */
export const otherPort = (port: number): number => (port + 100 < 65_535 ? port + 100 : port - 100);
