import { createHash } from 'node:crypto';

/** The hash that a page checks a file by. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
