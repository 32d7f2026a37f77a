import { queryClient } from '@portal/api';
import { useEffect } from 'react';
import { previewQuery } from '#api/preview.ts';
import { preparedDocument } from '../frame/preparedDocument.ts';
import type { WalkSteps } from './useWalkSteps.ts';

/** In milliseconds; readers who move on sooner prefetch nothing. */
const restMs = 300;

/**
 * Prefetches and prepares the neighbours once a publication has loaded and the reader stays: the next one first. [V-02]
 */
export function useFetchAhead(isThere: boolean, steps: WalkSteps | undefined): void {
  const next = steps?.next?.entry.refs[0];
  const previous = steps?.previous?.entry.refs[0];
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => {
      // Opening it requests it again and reports errors.
      for (const ref of [next, previous])
        if (ref !== undefined)
          queryClient
            .query(previewQuery(ref, true))
            .then(preparedDocument)
            .catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
  }, [isThere, next, previous]);
}
