import { useEffect, useState } from 'react';

/** After so long in the background, a list may have changed. */
const awayMs = 15 * 60_000;

/** How often the reader has come back to this page after a long while in the background. */
export function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    let leftAt: number | undefined;
    const look = () => {
      const isBack = document.visibilityState === 'visible';
      if (isBack && leftAt !== undefined && Date.now() - leftAt >= awayMs) setReturns((count) => count + 1);
      leftAt = isBack ? undefined : Date.now();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return returns;
}
