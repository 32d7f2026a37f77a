import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode, isRunning, thisProcess, type KnownProcess } from '@portal/node';
import { StartError } from '../StartError.ts';

function readHolder(file: string): KnownProcess | undefined {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8')) as Partial<KnownProcess>;
    return typeof pid === 'number' ? { pid, began: began ?? null } : undefined;
  } catch {
    return undefined;
  }
}

function tryToTake(file: string, own: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Puts a lock aside whose process is gone; one that was renewed in between is put back. */
function discardStale(file: string, stale: KnownProcess | undefined): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const found = readHolder(aside);
  if (found?.pid !== stale?.pid || found?.began !== stale?.began) tryToTake(file, aside);
  rmSync(aside, { force: true });
}

const attempts = 10;
const pauseMs = 100;

/** A holder that was told to end gets a second for it; nothing else is to be done meanwhile. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}

function inUse(folder: string, pid: number): StartError {
  return new StartError(
    `The database in ${folder} is in use by process ${pid}. ` +
      'Stop that one first, or give this one another folder with PORTAL_DATA.',
  );
}

/**
 * Takes the embedded database's folder for this process; two processes on one folder lose data in silence.
 * Answers the function that gives it back. Throws a StartError when another living process holds it.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(dirname(file)), { recursive: true });
  // Clients and the hashes of their passwords lie in it: it is nobody else's, no matter who may read the folder above.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(thisProcess()));
  try {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (tryToTake(file, own)) return () => rmSync(file, { force: true });
      const holder = readHolder(file);
      if (!holder || !isRunning(holder)) discardStale(file, holder);
      else if (attempt === attempts) throw inUse(dirname(file), holder.pid);
      else pause();
    }
    throw new StartError(
      `The lock ${file} keeps changing hands. Stop the other processes that use it and start again.`,
    );
  } finally {
    rmSync(own, { force: true });
  }
}
