import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsaved } from './unsaved.ts';

/** What a reader who is about to leave decides. */
export interface Leaving {
  leave: () => void;
  stay: () => void;
}

interface Guard {
  isUnsaved: boolean;
  /** Looked at when somebody leaves: whether to let them go, such as after a logout. */
  mayLeave: () => boolean;
}

/**
 * Holds a reader back who leaves a page with something that is not saved: another page waits for their decision, and the
 * browser itself asks before a reload or the end of the tab. Counts as unsaved, see `useUnsaved`.
 * @returns undefined while nobody is about to leave
 */
export function useAskBeforeLeaving({ isUnsaved, mayLeave }: Guard): Leaving | undefined {
  useUnsaved(isUnsaved);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved, mayLeave]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !mayLeave(),
  );
  return blocker.state === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : undefined;
}
