import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signing {
  key: Uint8Array;
  /** A signature for one purpose is worthless for another. */
  purpose: 'unsubscribe' | 'mail';
}

const signature = ({ key, purpose }: Signing, id: string) =>
  createHmac('sha256', key).update(`${purpose} ${id}`).digest();

/** For addresses in mails: nobody else can make one. */
export const signedId = (signing: Signing, id: number): string =>
  `${id}.${signature(signing, String(id)).toString('base64url')}`;

/** Undefined if it is not ours. */
export function readSignedId(signing: Signing, token: string): number | undefined {
  const [, id = '', given = ''] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? [];
  const isOurs = id !== '' && timingSafeEqual(Buffer.from(given, 'base64url'), signature(signing, id));
  return isOurs ? Number(id) : undefined;
}

/** Lets the recipient unsubscribe without a login; useless for anything else. */
export const unsubscribing = ({ unsubscribe }: { unsubscribe: Uint8Array }): Signing => ({
  key: unsubscribe,
  purpose: 'unsubscribe',
});

/** Says which mail a link is of. */
export const naming = ({ mailName }: { mailName: Uint8Array }): Signing => ({
  key: mailName,
  purpose: 'mail',
});
