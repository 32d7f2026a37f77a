import type { ShellFacts } from '@portal/release-rules';
import type { Environment } from '@portal/wire';

/** The environment that this page runs. It changes under an open page when a newer one is taken over. */
export interface RunningEnvironment {
  current: () => Environment;
  /** The same without what this page changes of it. */
  released: () => Environment;
  /** The shell of this page, as the rules of a release see it. */
  shell: () => ShellFacts;
  /** All that this page has run, the newest first: what came from an earlier one may still load its files. */
  all: () => readonly Environment[];
  /** What is loaded from now on comes from this one. Screens on show stay what they are. */
  take: (next: Environment) => void;
  /** From now on every environment runs with this change: the one at hand, and newer ones. */
  changeBy: (change: (environment: Environment) => Environment) => void;
  /** Listens to changes until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Begins with the environment that the page was served with.
 * @param shellOf what the shell of this page offers, where more is known of it than its environment says
 */
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
