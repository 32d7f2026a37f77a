import { join } from 'node:path';
import { takeProcessLock } from '@portal/node';
import { explainFileFault } from '#run/faults/explainFileFault.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';

/**
 * Reserves a data folder for one portal; returns a release function. A killed portal's lock is taken over.
 * @throws naming the portal that holds it
 */
export function lockDataFolder(folder: string, address: string): () => void {
  const { holder, release } = lockOf(join(folder, 'portal.lock'), address);
  if (holder === undefined) return release;
  throw new UserFacingError(
    `A portal is already running with the data folder ${folder}: process ${holder.pid}, ${holder.note}.`,
    'Use that one, or stop it first (Ctrl-C where it was started). For a second portal set PORTAL_DATA to another folder.',
  );
}

function lockOf(file: string, address: string) {
  try {
    return takeProcessLock(file, address);
  } catch (error) {
    throw explainFileFault(error, `the lock ${file}`);
  }
}
