import { createHmac } from 'node:crypto';

/** How long a spent refresh token still gets its successor again: for a reload in the middle of a refresh. */
export const graceSeconds = 15;

/** The token that follows. It is derived and not drawn, so that a repeat gets the same without it being stored. */
export function successorOf(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
