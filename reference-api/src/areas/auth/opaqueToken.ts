import { createHash, randomBytes, createHmac } from 'node:crypto';

/** How long a spent refresh token still returns its successor, for a reload during a refresh. */
export const graceSeconds = 15;

/** Derived, not random, so that a repeat gets the same token without storing it. */
export function successorOf(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}

/** URL-safe, 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database stores instead of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
