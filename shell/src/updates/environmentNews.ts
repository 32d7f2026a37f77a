import type { Environment, PageEnvironment } from '@portal/wire';
import { askForEnvironment } from './askForEnvironment.ts';
import { followsRevision, isSameState } from './followsRevision.ts';

/** Why the page checks: the reader is active, or something failed to load. */
export type Occasion = 'visit' | 'fault';

/** Minimum between two checks; the page's start counts as one. */
export const pauseMs: Record<Occasion, number> = { visit: 30_000, fault: 3_000 };

interface NewsOptions {
  running: () => PageEnvironment;
  ask?: (known: PageEnvironment) => Promise<Environment | undefined>;
  now?: () => number;
}

/** Finds newer environments; checks only when called. */
export interface EnvironmentNews {
  /** The newest known environment that is not running yet. */
  waiting: () => Environment | undefined;
  /** Checks unless it is too soon; resolves when done. */
  look: (occasion: Occasion) => Promise<void>;
  /** What was read for another reason counts as a check. */
  note: (environment: Environment) => void;
}

export function createEnvironmentNews({
  running,
  ask = askForEnvironment,
  now = Date.now,
}: NewsOptions): EnvironmentNews {
  let newest: Environment | undefined;
  let asking: Promise<void> | undefined;
  let lastCheck = now();

  /** `Math.abs`, in case the clock was set back. */
  const isDue = (occasion: Occasion) => Math.abs(now() - lastCheck) >= pauseMs[occasion];
  const waiting = () => (newest && isSameState(newest, running()) ? undefined : newest);

  async function askNow(): Promise<void> {
    try {
      newest = (await ask(waiting() ?? running())) ?? newest;
    } catch (error) {
      console.warn('The environment in force could not be read.', error);
    } finally {
      lastCheck = now();
      asking = undefined;
    }
  }

  return {
    waiting,
    look(occasion) {
      if (asking === undefined && isDue(occasion)) asking = askNow();
      return asking ?? Promise.resolve();
    },
    note(environment) {
      lastCheck = now();
      if (followsRevision(environment, waiting() ?? running())) newest = environment;
    },
  };
}

/** Checks when the reader returns; hidden pages never check. */
export function lookOnReturn(look: (occasion: Occasion) => unknown): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look('visit');
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look('visit');
  });
}
