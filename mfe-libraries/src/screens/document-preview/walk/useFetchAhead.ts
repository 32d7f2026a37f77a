import { queryClient } from '@portal/api';
import { useEffect } from 'react';
import { previewQuery } from '#api/preview.ts';
import { preparedDocument } from '../frame/preparedDocument.ts';
import type { WalkSteps } from './useWalkSteps.ts';

/** A reader who goes through a list quickly asks for nothing that they do not stop at, in milliseconds. */
const restMs = 300;

/** Once a publication is there and the reader stays, the ones next to it are read and made ready: the next first. [V-02] */
export function useFetchAhead(isThere: boolean, steps: WalkSteps | undefined): void {
  const [next, previous] = [steps?.next?.entry.refs[0], steps?.previous?.entry.refs[0]];
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => {
      // Who goes there asks again, and learns what failed.
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
