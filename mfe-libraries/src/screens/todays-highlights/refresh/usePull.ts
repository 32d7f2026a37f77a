import { useEffect, useEffectEvent, useState } from 'react';
import type { Pulled } from './pull.ts';

/** How far the page is pulled down. Loaded after the page, on touch devices only. */
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
    // If loading fails, the button remains.
    begin().catch(() => undefined);
    return () => ended.abort();
  }, []);
  return pulled;
}
