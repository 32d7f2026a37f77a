import type { Environment } from '@portal/wire';
import { askForEnvironment } from './askForEnvironment.ts';

/** Why the page asks: the reader is about, or something of the environment at hand does not load. */
export type Occasion = 'visit' | 'fault';

/** Milliseconds between two questions, the first one counted from the start of the page. */
export const pauseMs: Record<Occasion, number> = { visit: 30_000, fault: 3_000 };

interface NewsOptions {
  /** What the page runs. */
  running: () => Environment;
  ask?: (known: Environment) => Promise<Environment | undefined>;
  now?: () => number;
}

/** Learns of environments that are newer than the one the page runs. Never by itself: somebody has to do something. */
export interface EnvironmentNews {
  /** The newest that is known and not yet taken over. */
  waiting: () => Environment | undefined;
  /** Asks, unless that was done a moment ago; answers when there is an answer. */
  look: (occasion: Occasion) => Promise<void>;
}

export function createEnvironmentNews({
  running,
  ask = askForEnvironment,
  now = Date.now,
}: NewsOptions): EnvironmentNews {
  let newest: Environment | undefined;
  let asking: Promise<void> | undefined;
  let lastAsked = now();

  /** A clock that was put back must not keep the page from asking until it is as late again. */
  const isDue = (occasion: Occasion) => Math.abs(now() - lastAsked) >= pauseMs[occasion];
  const waiting = () => (newest?.revision === running().revision ? undefined : newest);

  async function askNow(): Promise<void> {
    try {
      newest = (await ask(waiting() ?? running())) ?? newest;
    } catch (error) {
      // The page goes on with what it has: that is in force until something else is known.
      console.warn('The environment in force could not be read.', error);
    } finally {
      lastAsked = now();
      asking = undefined;
    }
  }

  return {
    waiting,
    look(occasion) {
      if (asking === undefined && isDue(occasion)) asking = askNow();
      return asking ?? Promise.resolve();
    },
  };
}

/** Looks when the reader comes back to the page. Nothing is asked of a page that nobody sees. */
export function lookOnReturn(look: (occasion: Occasion) => unknown): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look('visit');
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look('visit');
  });
}
