import { createHash, randomBytes, createHmac } from 'node:crypto';

/** How long a spent refresh token still gets its successor again: for a reload in the middle of a refresh. */
export const graceSeconds = 15;

/** The token that follows. It is derived and not drawn, so that a repeat gets the same without it being stored. */
export function successorOf(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}

/** A token that means nothing by itself: 256 bits that nobody can guess, fit for an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
