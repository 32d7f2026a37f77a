import { useEffect, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';

/** The reader's choice. */
export interface Leaving {
  leave: () => void;
  stay: () => void;
}

/** A form that may hold a navigation back. */
export interface NavigationGuard {
  asks: BlockerFunction;
  /** Shows the question; undefined removes it. */
  show: (leaving: Leaving | undefined) => void;
}

const guards = new Set<NavigationGuard>();

/** @returns removes it */
export function addNavigationGuard(guard: NavigationGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/**
 * The one blocker of the router, which ignores all but the last: forms with unsaved input are asked first, then
 * `otherwise`. Belongs into the route around all others.
 */
export function useNavigationBlocker(otherwise: BlockerFunction = () => false): void {
  const asking = useRef<NavigationGuard>(undefined);
  const blocker = useBlocker((navigation) => {
    asking.current = [...guards].find(({ asks }) => asks(navigation));
    return asking.current !== undefined || otherwise(navigation);
  });
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    const guard = asking.current;
    if (state !== 'blocked' || guard === undefined) return undefined;
    guard.show({ leave: proceed, stay: reset });
    return () => guard.show(undefined);
  }, [state, proceed, reset]);
}
