import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../errorCode.ts';
import { StartError } from '../StartError.ts';

interface Holder {
  pid: number;
  /** When the process began, where the system tells: a number used again by another process is not the holder. */
  began: string | null;
}

/** What the system reports a process, where it does. One that is dead but not yet fetched by its parent is gone. */
function stateOf(pid: number): { gone: boolean; began: string | null } {
  try {
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
    return { gone: fields[0] === 'Z' || fields[0] === 'X', began: fields[19] ?? null };
  } catch {
    return { gone: false, began: null };
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !stateOf(pid).gone;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether the process that wrote the lock still lives. */
export function isHeld(holder: Holder): boolean {
  return isRunning(holder.pid) && (holder.began === null || stateOf(holder.pid).began === holder.began);
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
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
function discardStale(file: string, stale: Holder | undefined): void {
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
  writeFileSync(
    own,
    JSON.stringify({ pid: process.pid, began: stateOf(process.pid).began } satisfies Holder),
  );
  try {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (tryToTake(file, own)) return () => rmSync(file, { force: true });
      const holder = readHolder(file);
      if (!holder || !isHeld(holder)) discardStale(file, holder);
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
