import type { ShellFacts } from '@portal/release-rules';
import type { Environment } from '@portal/wire';

/** Changes when a newer environment is applied. */
export interface RunningEnvironment {
  current: () => Environment;
  /** Without this page's own changes, such as overrides. */
  released: () => Environment;
  shell: () => ShellFacts;
  /** Newest first; earlier ones may still load files. */
  all: () => readonly Environment[];
  /** Used for everything loaded from now on; open screens stay. */
  take: (next: Environment) => void;
  /** Applies to the current and every later environment. */
  changeBy: (change: (environment: Environment) => Environment) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param shellOf the shell's facts, if more is known than the environment states */
export function createRunningEnvironment(
  served: Environment,
  shellOf: (served: Environment) => ShellFacts = ({ shell }) => shell,
): RunningEnvironment {
  let released = served;
  let current = served;
  let all: readonly Environment[] = [served];
  let change = (environment: Environment) => environment;
  const listeners = new Set<() => void>();
  function take(next: Environment): void {
    released = next;
    current = change(next);
    all = [current, ...all];
    listeners.forEach((listener) => listener());
  }
  return {
    current: () => current,
    released: () => released,
    shell: () => shellOf(served),
    all: () => all,
    take,
    changeBy(by) {
      change = by;
      take(released);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
