import type { RootOptions } from 'react-dom/client';
import type { MetError } from '../reports/errorCatcher.ts';

/**
 * What is done with errors that React meets: each is reported once, and what nobody caught breaks the page.
 * @param meet takes what the platform team is to hear of
 */
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
    // The client sees nothing of it; React's own way would make it an error that nobody caught.
    onRecoverableError(error, { componentStack }) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      console.warn('The page was drawn again after an error.', cause);
      meet({ kind: 'render', error: cause, componentStack });
    },
  };
}
