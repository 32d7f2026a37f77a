import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccessClaims } from '../auth/accessToken.ts';

/** How long a download link may be opened. */
export const downloadTokenSeconds = 120;

export interface DownloadGrant extends AccessClaims {
  /** The path it is for, below the API base. */
  path: string;
}

function signature(key: Uint8Array, { clientId, sessionId, path }: DownloadGrant, expires: number): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['download', path, clientId, sessionId, expires]))
    .digest();
}

/** A token for one path, one client and one session; `now` in milliseconds. */
export function signDownload(key: Uint8Array, grant: DownloadGrant, now: number): string {
  const expires = Math.floor(now / 1000) + downloadTokenSeconds;
  const signed = signature(key, grant, expires).toString('base64url');
  return [expires, grant.clientId, grant.sessionId, signed].join('.');
}

/** The client and session a token was made for, if it is for this path, not expired at `now` and not tampered with. */
export function readDownload(
  key: Uint8Array,
  given: { token: string; path: string },
  now: number,
): AccessClaims | undefined {
  const match = /^(\d{1,12})\.(\d{1,10})\.([\da-f-]{36})\.([\w-]{43})$/.exec(given.token);
  if (match === null) return undefined;
  const [expires, clientId, sessionId = ''] = [Number(match[1]), Number(match[2]), match[3]];
  const expected = signature(key, { clientId, sessionId, path: given.path }, expires);
  const actual = Buffer.from(match[4] ?? '', 'base64url');
  const genuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  return genuine && expires * 1000 > now ? { clientId, sessionId } : undefined;
}
