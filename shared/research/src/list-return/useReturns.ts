import { useEffect, useEffectEvent, useState } from 'react';
import { isLongAway } from './longAway.ts';

/** How often the reader has come back to this list after a long while in the background. */
export function useReturns(list: string): number {
  const [returns, setReturns] = useState({ list, count: 0 });
  const addReturn = useEffectEvent(() =>
    setReturns((before) => ({ list, count: (before.list === list ? before.count : 0) + 1 })),
  );
  useEffect(() => {
    let leftAt: number | undefined;
    const look = () => {
      const isBack = document.visibilityState === 'visible';
      if (isBack && leftAt !== undefined && isLongAway(leftAt)) addReturn();
      leftAt = isBack ? undefined : Date.now();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return returns.list === list ? returns.count : 0;
}
