import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { systemErrorCode } from './errorCode.ts';
import { isRunning, thisProcess, type KnownProcess } from './runningProcess.ts';

interface LockHolder extends KnownProcess {
  /** For processes that find the lock taken. */
  note: string;
}

/** The lock, or the process that holds it. */
type ProcessLock =
  | {
      holder?: never;
      /** Does nothing if another process has taken the lock since. */
      release: () => void;
    }
  | { holder: LockHolder; release?: never };

const mostTries = 100;

/**
 * Takes a lock file without waiting, also from a process that has ended, or when it is unreadable.
 * @throws when the file cannot be written, or the lock keeps changing hands
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

/** Removes a stale lock; one that another process put there meanwhile is put back. */
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
