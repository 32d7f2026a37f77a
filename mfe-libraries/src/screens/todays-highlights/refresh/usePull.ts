import { useEffect, useEffectEvent, useState } from 'react';
import type { Pulled } from './pull.ts';

/** How far a touch screen is pulled down; its code comes after the page, and only where there is touch. */
export function usePull(onRefresh: () => void): Pulled | undefined {
  const [pulled, setPulled] = useState<Pulled>();
  const handleRefresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!window.matchMedia('(any-pointer: coarse)').matches) return;
    const ended = new AbortController();
    async function begin() {
      const { watchPull } = await import(/* webpackChunkName: "pull" */ './watchPull.ts');
      if (ended.signal.aborted) return;
      ended.signal.addEventListener(
        'abort',
        watchPull({ onPull: setPulled, onRefresh: () => handleRefresh() }),
      );
    }
    // Without the code there is the button.
    begin().catch(() => undefined);
    return () => ended.abort();
  }, []);
  return pulled;
}
