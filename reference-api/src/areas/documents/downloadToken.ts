import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a download link may be opened. */
export const downloadTokenSeconds = 120;

export interface DownloadGrant {
  clientId: number;
  /** The path it is for, below the API base. */
  path: string;
}

function signature(key: Uint8Array, { clientId, path }: DownloadGrant, expires: number): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['download', path, clientId, expires]))
    .digest();
}

/** A token for one path and one client; `now` in milliseconds. */
export function signDownload(key: Uint8Array, grant: DownloadGrant, now: number): string {
  const expires = Math.floor(now / 1000) + downloadTokenSeconds;
  return [expires, grant.clientId, signature(key, grant, expires).toString('base64url')].join('.');
}

/** The client a token was made for, if it is for this path, not expired at `now` and not tampered with. */
export function readDownload(
  key: Uint8Array,
  given: { token: string; path: string },
  now: number,
): number | undefined {
  const match = /^(\d{1,12})\.(\d{1,10})\.([\w-]{43})$/.exec(given.token);
  if (match === null) return undefined;
  const [expires, clientId] = [Number(match[1]), Number(match[2])];
  const expected = signature(key, { clientId, path: given.path }, expires);
  const actual = Buffer.from(match[3] ?? '', 'base64url');
  const genuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  return genuine && expires * 1000 > now ? clientId : undefined;
}
