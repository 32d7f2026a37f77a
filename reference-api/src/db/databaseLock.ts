import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { takeProcessLock } from '@portal/node';
import { StartError } from '../StartError.ts';

const attempts = 10;
const pauseMs = 100;

/** A holder that was told to end gets a second for it; nothing else is to be done meanwhile. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}

/**
 * Takes the embedded database's folder for this process, since two processes on one folder lose data in silence; answers what
 * gives it back. @throws StartError when another living process holds it
 */
export function lockDatabase(file: string): () => void {
  mkdirSync(dirname(dirname(file)), { recursive: true });
  // Clients and the hashes of their passwords lie in it: it is nobody else's, no matter who may read the folder above.
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
