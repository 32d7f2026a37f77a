import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccessClaims } from '#areas/auth/accessToken.ts';

export const downloadTokenSeconds = 120;

export interface DownloadGrant extends AccessClaims {
  /** Relative to the API base. */
  path: string;
}

function signature(key: Uint8Array, { clientId, sessionId, path }: DownloadGrant, expires: number): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['download', path, clientId, sessionId, expires]))
    .digest();
}

/** `now` in milliseconds. */
export function signDownload(key: Uint8Array, grant: DownloadGrant, now: number): string {
  const expires = Math.floor(now / 1000) + downloadTokenSeconds;
  const signed = signature(key, grant, expires).toString('base64url');
  return [expires, grant.clientId, grant.sessionId, signed].join('.');
}

/** Undefined if the token is for another path, expired at `now` or forged. */
export function readDownload(
  key: Uint8Array,
  given: { token: string; path: string },
  now: number,
): AccessClaims | undefined {
  const match = /^(\d{1,12})\.(\d{1,10})\.([\da-f-]{36})\.([\w-]{43})$/.exec(given.token);
  if (match === null) return undefined;
  const expires = Number(match[1]);
  const clientId = Number(match[2]);
  const sessionId = match[3] ?? '';
  const expected = signature(key, { clientId, sessionId, path: given.path }, expires);
  const actual = Buffer.from(match[4] ?? '', 'base64url');
  const genuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  return genuine && expires * 1000 > now ? { clientId, sessionId } : undefined;
}
