import { createServer } from 'node:net';
import { systemErrorCode } from '../faults/explainFileFault.ts';
import { PortalFault } from '../faults/PortalFault.ts';

export interface WantedPort {
  port: number;
  /** Who needs it, as the beginning of a sentence. */
  owner: 'The gateway' | 'The API';
  variable: 'PORTAL_PORT' | 'PORTAL_API_PORT';
}

/** Throws a fault that says what to do unless the port can be listened on. */
export async function assertPortIsFree({ port, owner, variable }: WantedPort): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  } catch (error) {
    const reason = systemErrorCode(error) === 'EACCES' ? 'may not be used by you' : 'is in use';
    throw new PortalFault(
      `${owner} cannot start: port ${port} ${reason}.`,
      `Stop the program that uses it, or choose another: ${variable}=${port + 100} npm start`,
      error,
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
