import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@portal/node';
import { StartError } from './StartError.ts';

/** One key per purpose: a signature for one is worthless for another. */
export interface Secrets {
  accessToken: Buffer;
  refreshToken: Buffer;
  downloadToken: Buffer;
  mailLink: Buffer;
  unsubscribe: Buffer;
  /** Says in links of mails which mail they are of. */
  mailName: Buffer;
  /** Hashes usernames and network addresses where they must not be readable. */
  pseudonym: Buffer;
}

export function deriveSecrets(secret: string): Secrets {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  return {
    accessToken: derive('access token'),
    refreshToken: derive('refresh token'),
    downloadToken: derive('download token'),
    mailLink: derive('mailed link'),
    unsubscribe: derive('unsubscribe'),
    mailName: derive('mail name'),
    pseudonym: derive('pseudonym'),
  };
}

/** Writes atomically; an existing secret stays. */
function makeSecret(file: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(aside, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    linkSync(aside, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Reads the secret; created on the first start, readable only by its owner. */
export function storedSecret(folder: string): string {
  const file = join(folder, 'api-secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new StartError(`The secret in ${file} is damaged. Delete the file; everybody then signs in again.`);
  }
  return secret;
}
