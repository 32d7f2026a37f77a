import type { ShellFacts } from '@portal/release-rules';
import type { PageEnvironment } from '@portal/wire';

/** Changes when a newer environment is applied. */
export interface RunningEnvironment {
  current: () => PageEnvironment;
  /** Without this page's own changes, such as overrides. */
  released: () => PageEnvironment;
  shell: () => ShellFacts;
  /** Newest first; earlier ones may still load files. */
  all: () => readonly PageEnvironment[];
  /** Used for everything loaded from now on; open screens stay. */
  take: (next: PageEnvironment) => void;
  /** Applies to the current and every later environment. */
  changeBy: (change: (environment: PageEnvironment) => PageEnvironment) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param shellOf the shell's facts, if more is known than the environment states */
export function createRunningEnvironment(
  served: PageEnvironment,
  shellOf: (served: PageEnvironment) => ShellFacts = ({ shell }) => shell,
): RunningEnvironment {
  let released = served;
  let current = served;
  let all: readonly PageEnvironment[] = [served];
  let change = (environment: PageEnvironment) => environment;
  const listeners = new Set<() => void>();
  function take(next: PageEnvironment): void {
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
