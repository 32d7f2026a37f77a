import { NavigationType, useLiveRouter, useNavigate, type LiveRouter } from '@portal/router';
import { useRef } from 'react';

/** The router's current or pending location. */
function placeAhead({ state }: LiveRouter) {
  const { location, navigation } = state();
  return navigation.location ?? location;
}

/** Resolves when the router is idle or leaves the page. */
function arrivedOrLeaving(router: LiveRouter, pathname: string): Promise<void> {
  const isOver = () => router.state().navigation.state === 'idle' || placeAhead(router).pathname !== pathname;
  return new Promise((resolve) => {
    if (isOver()) {
      resolve();
      return;
    }
    const stop = router.subscribe(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
}

interface Destination {
  search: string;
  /** Canonical query of the current address, which replaces it first, so that Back restores it. */
  nameOf: (search: string) => string;
}

/**
 * Navigates to the query last requested; the promise resolves when that is done. Rapid requests coalesce into the last.
 * After a step through the history meanwhile, which the browser may report late, it continues from there; another page
 * or query that the reader opened meanwhile wins.
 */
export function useLatestNavigation(): (destination: Destination) => Promise<void> {
  const navigate = useNavigate();
  const router = useLiveRouter();
  const latest = useRef<Destination>(undefined);
  const naming = useRef<Promise<boolean>>(undefined);

  /** Whether to continue from where the navigation ended. */
  async function go(pathname: string, search: string, replace: boolean): Promise<boolean> {
    await navigate(pathname + search, { replace, preventScrollReset: true });
    await arrivedOrLeaving(router, pathname);
    if (placeAhead(router).pathname !== pathname) return false;
    const { location, historyAction } = router.state();
    return location.search === search || historyAction === NavigationType.Pop;
  }

  async function nameAddress({ nameOf }: Destination): Promise<boolean> {
    const { pathname, search } = router.state().location;
    const named = nameOf(search);
    return named === search || (await go(pathname, named, true));
  }

  return async (destination) => {
    latest.current = destination;
    const { pathname } = router.state().location;
    naming.current ??= nameAddress(destination).finally(() => (naming.current = undefined));
    if (!(await naming.current)) return;
    while (latest.current === destination) {
      // A change undone before it arrived needs no history entry.
      const isThere = router.state().location.search === destination.search;
      const goesOn = await go(pathname, destination.search, isThere);
      if (!goesOn || router.state().location.search === destination.search) return;
    }
  };
}
