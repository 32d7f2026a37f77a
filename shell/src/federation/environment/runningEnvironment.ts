import type { Environment } from '@portal/wire';

/** The environment that this page runs. It changes under an open page when a newer one is taken over. */
export interface RunningEnvironment {
  current: () => Environment;
  /** All that this page has run, the newest first: what came from an earlier one may still load its files. */
  all: () => readonly Environment[];
  /** What is loaded from now on comes from this one. Screens on show stay what they are. */
  take: (next: Environment) => void;
  /** Listens to changes until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Begins with the environment that the page was served with. */
export function createRunningEnvironment(served: Environment): RunningEnvironment {
  let current = served;
  let all: readonly Environment[] = [served];
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    all: () => all,
    take(next) {
      current = next;
      all = [next, ...all];
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
