import { createHash, randomBytes } from 'node:crypto';

/** A token that means nothing by itself: 256 bits that nobody can guess, fit for an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
