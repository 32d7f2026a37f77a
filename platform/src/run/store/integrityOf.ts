import { createHash } from 'node:crypto';

/** The hash that pages check a file by. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
