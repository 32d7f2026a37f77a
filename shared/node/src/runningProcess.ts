import { readFileSync } from 'node:fs';
import { systemErrorCode } from './errorCode.ts';

/** A process that can be recognised later: its number may have gone to another since. */
export interface KnownProcess {
  pid: number;
  /** When it began, as the system counts it; null where the system does not say. */
  began: string | null;
}

/** The process that asks. */
export const thisProcess = (): KnownProcess => ({
  pid: process.pid,
  began: stateOf(process.pid)?.began ?? null,
});

/** Whether a process still lives. One of another user counts as living where the system hides when it began. */
export function isRunning({ pid, began }: KnownProcess): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemErrorCode(error) !== 'EPERM') return false;
  }
  const state = stateOf(pid);
  return state === undefined || (!state.gone && (began === null || state.began === began));
}

/**
 * What Linux' /proc/<pid>/stat says: a process that ended and was not fetched by its parent is gone, field 22 is when it
 * began. The fields are counted after the name, which may hold spaces. Undefined where there is no such file.
 */
function stateOf(pid: number): { gone: boolean; began: string | null } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { gone: fields[0] === 'Z' || fields[0] === 'X', began: fields[19] ?? null };
  } catch {
    return undefined;
  }
}
