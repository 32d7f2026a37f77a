import { useEffect, useState } from 'react';
import { isLongAway } from './longAway.ts';

/** How often the reader has come back to this page after a long while in the background. */
export function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    let leftAt: number | undefined;
    const look = () => {
      const isBack = document.visibilityState === 'visible';
      if (isBack && leftAt !== undefined && isLongAway(leftAt)) setReturns((count) => count + 1);
      leftAt = isBack ? undefined : Date.now();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return returns;
}
