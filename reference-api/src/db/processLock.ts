import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../errorCode.ts';
import { StartError } from '../StartError.ts';

interface Holder {
  pid: number;
  /** When the process began, where the system tells: a number used again by another process is not the holder. */
  began: string | null;
}

function beganAt(pid: number): string | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether the process that wrote the lock still lives. */
export function isHeld(holder: Holder): boolean {
  return isRunning(holder.pid) && (holder.began === null || beganAt(holder.pid) === holder.began);
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

/**
 * Takes the embedded database's folder for this process; two processes on one folder lose data in silence.
 * Answers the function that gives it back. Throws a StartError when another living process holds it.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, began: beganAt(process.pid) } satisfies Holder));
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryToTake(file, own)) return () => rmSync(file, { force: true });
      const holder = readHolder(file);
      if (holder && isHeld(holder)) {
        throw new StartError(
          `The database in ${dirname(file)} is in use by process ${holder.pid}. ` +
            'Stop that one first, or give this one another folder with PORTAL_DATA.',
        );
      }
      discardStale(file, holder);
    }
    throw new StartError(
      `The lock ${file} keeps changing hands. Stop the other processes that use it and start again.`,
    );
  } finally {
    rmSync(own, { force: true });
  }
}
