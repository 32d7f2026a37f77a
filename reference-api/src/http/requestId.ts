import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Returns the gateway's id, which links both logs, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : randomUUID();
}
