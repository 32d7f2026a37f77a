import { createHash, createHmac, randomBytes } from 'node:crypto';

/** How long a spent refresh token still gets its successor again: for a reload in the middle of a refresh. */
export const graceSeconds = 15;

/** As long as the longest cookie that holds it. */
export const refreshTokenDays = 400;

/** The first token of a session. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token that follows. It is derived and not drawn, so that a repeat gets the same without it being stored. */
export function successorOf(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}

/** What the database keeps of a token. */
export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
