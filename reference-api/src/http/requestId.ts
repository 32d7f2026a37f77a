import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id that the gateway gave a request, by which the lines of both logs are found; one of its own for any other. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : randomUUID();
}
