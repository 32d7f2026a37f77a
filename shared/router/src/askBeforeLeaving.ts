import { useEffect, useState } from 'react';
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

type Way = () => void;

/** How forms of the page that hold something unsaved ask before somebody goes a way. */
const askers = new Set<(go: Way) => void>();

/** Goes a way that leads off the page, such as a logout: at once, or when the reader has agreed to lose what is not saved. */
export function askToLeave(go: Way): void {
  const [ask] = askers;
  if (ask === undefined) go();
  else ask(go);
}

/**
 * Holds a reader back who leaves a page with something that is not saved: another page waits for their decision, and the
 * browser itself asks before a reload or the end of the tab. Counts as unsaved, see `useUnsaved`; asks for `askToLeave`, too.
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

  const [waiting, setWaiting] = useState<{ go: Way }>();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (go: Way) => setWaiting({ go });
    askers.add(ask);
    return () => {
      askers.delete(ask);
    };
  }, [isUnsaved]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !mayLeave(),
  );
  if (waiting !== undefined) {
    const stay = () => setWaiting(undefined);
    const leave = () => {
      stay();
      waiting.go();
    };
    return { leave, stay };
  }
  return blocker.state === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : undefined;
}
