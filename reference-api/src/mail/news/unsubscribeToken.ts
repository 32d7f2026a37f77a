import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (key: Uint8Array, clientId: string) =>
  createHmac('sha256', key).update(`unsubscribe ${clientId}`).digest();

/** Lets the recipient unsubscribe without a login; useless for anything else. */
export function unsubscribeToken(key: Uint8Array, clientId: number): string {
  return `${clientId}.${signature(key, String(clientId)).toString('base64url')}`;
}

/** Returns the client's id; undefined if the token is invalid. */
export function readUnsubscribeToken(key: Uint8Array, token: string): number | undefined {
  const [, clientId = '', given = ''] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  const isOurs =
    clientId !== '' && timingSafeEqual(Buffer.from(given, 'base64url'), signature(key, clientId));
  return isOurs ? Number(clientId) : undefined;
}
