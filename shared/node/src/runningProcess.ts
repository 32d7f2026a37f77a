import { readFileSync } from 'node:fs';
import { systemErrorCode } from './errorCode.ts';

/** A pid alone is not enough, as it can be reused. */
export interface KnownProcess {
  pid: number;
  /** As the system counts it; null where hidden. */
  began: string | null;
}

export const thisProcess = (): KnownProcess => ({
  pid: process.pid,
  began: stateOf(process.pid)?.began ?? null,
});

/** Another user's process counts as running where its start time is hidden. */
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
 * Reads Linux' /proc/<pid>/stat: zombies count as gone, field 22 is the start time. Fields are counted after the name,
 * which may contain spaces. Undefined without such a file.
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
