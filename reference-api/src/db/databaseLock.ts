import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { takeProcessLock } from '@portal/node';
import { StartError } from '../StartError.ts';

const attempts = 10;
const pauseMs = 100;

/** Blocks the thread: nothing else may run. All attempts give an ending holder a second. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}

/**
 * Locks the folder, as two processes would silently lose data. Returns the release function.
 * @throws StartError if another living process holds the lock
 */
export function lockDatabase(file: string): () => void {
  mkdirSync(dirname(dirname(file)), { recursive: true });
  // Contains password hashes: private, even if the parent folder is readable.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt++) {
    const { holder, release } = takeProcessLock(file);
    if (holder === undefined) return release;
    if (attempt === attempts)
      throw new StartError(
        `The database in ${dirname(file)} is in use by process ${holder.pid}. ` +
          'Stop that one first, or give this one another folder with PORTAL_DATA.',
      );
    pause();
  }
}
