import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { systemErrorCode } from './errorCode.ts';
import { isRunning, thisProcess, type KnownProcess } from './runningProcess.ts';

/** Who holds a lock. */
interface LockHolder extends KnownProcess {
  /** What the holder wrote for those who meet the lock. */
  note: string;
}

/** A lock that was taken, or the living process that has it. */
type ProcessLock =
  | { holder?: never; /** Leaves a lock alone that another has taken since. */ release: () => void }
  | { holder: LockHolder; release?: never };

/** More often than this it does not change hands while one process tries. */
const mostTries = 100;

/**
 * Keeps a file for this process; the lock of a process that has ended, or one that nobody can read, is taken over. It waits for
 * nobody. @throws the error of the system when the file cannot be written
 */
export function takeProcessLock(file: string, note = ''): ProcessLock {
  const own = `${file}.${randomUUID()}`;
  const holder: LockHolder = { ...thisProcess(), note };
  const text = `${JSON.stringify(holder)}\n`;
  writeFileSync(own, text);
  try {
    for (let tried = 0; tried < mostTries; tried++) {
      if (tryToLink(own, file)) {
        return {
          release: () => {
            if (read(file) === text) rmSync(file, { force: true });
          },
        };
      }
      const found = read(file);
      if (found === undefined) continue;
      const other = parse(found);
      if (other !== undefined && isRunning(other)) return { holder: other };
      discard(file, found);
    }
    throw new Error(`The lock ${file} keeps changing hands. Stop the other processes that use it.`);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Moves a lock away that nobody holds. One that another process put there meanwhile is put back. */
function discard(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== stale) tryToLink(aside, file);
  rmSync(aside, { force: true });
}

function tryToLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function parse(text: string): LockHolder | undefined {
  try {
    const { pid, began, note } = JSON.parse(text) as Partial<LockHolder>;
    return Number.isInteger(pid) && Number(pid) > 0
      ? { pid: Number(pid), began: began ?? null, note: note ?? '' }
      : undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
