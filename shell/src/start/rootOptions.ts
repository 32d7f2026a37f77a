import type { RootOptions } from 'react-dom/client';
import type { MetError } from '../reports/errorCatcher.ts';

/** Reports each error once; an uncaught one replaces the page. */
export function rootOptions(
  meet: (met: MetError) => void,
  showBroken: (error: unknown) => void,
): RootOptions {
  let isBroken = false;
  return {
    onCaughtError(error, { componentStack }) {
      console.error(error);
      meet({ kind: 'render', error, componentStack });
    },
    onUncaughtError(error, { componentStack }) {
      console.error(error);
      meet({ kind: 'render', error, componentStack });
      if (isBroken) return;
      isBroken = true;
      showBroken(error);
    },
    // Invisible to the client; React would report it as uncaught.
    onRecoverableError(error, { componentStack }) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      console.warn('The page was drawn again after an error.', cause);
      meet({ kind: 'render', error: cause, componentStack });
    },
  };
}
