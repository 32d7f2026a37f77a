import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsaved } from './unsaved.ts';
import { addNavigationGuard, type Leaving } from './useNavigationBlocker.ts';

interface Guard {
  isUnsaved: boolean;
  /** Called on leaving: whether to skip the question, such as after a logout. */
  mayLeave: () => boolean;
}

type Way = () => void;

/** How forms with unsaved input ask the reader. */
const askers = new Set<(go: Way) => void>();

/** Leaves the page, such as by a logout: at once, or after the reader agrees to lose unsaved input. */
export function askToLeave(go: Way): void {
  const [ask] = askers;
  if (ask === undefined) go();
  else ask(go);
}

/**
 * Asks before unsaved input is lost: on navigation (through `useNavigationBlocker`), and by the browser on reload or
 * closing the tab. Includes `useUnsaved`, and answers `askToLeave`.
 * @returns undefined unless somebody is about to leave
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

  const { pathname } = useLocation();
  const [blocked, setBlocked] = useState<Leaving>();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    return addNavigationGuard({
      // Asked even for a moment after the page was left.
      asks: ({ currentLocation, nextLocation }) =>
        currentLocation.pathname === pathname && nextLocation.pathname !== pathname && !mayLeave(),
      show: setBlocked,
    });
  }, [isUnsaved, mayLeave, pathname]);
  if (waiting !== undefined) {
    const stay = () => setWaiting(undefined);
    const leave = () => {
      stay();
      waiting.go();
    };
    return { leave, stay };
  }
  return blocked;
}
