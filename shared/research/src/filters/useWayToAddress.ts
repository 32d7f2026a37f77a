import { NavigationType, useLiveRouter, useNavigate, type LiveRouter } from '@portal/router';
import { useRef } from 'react';

/** Where the router is, or is on the way to. */
function placeAhead({ state }: LiveRouter) {
  const { location, navigation } = state();
  return navigation.location ?? location;
}

/** Waits until the router has arrived somewhere, or is leaving a page. */
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
  /** What the address is to be called before it is left, so that Back finds it as it was. */
  nameOf: (search: string) => string;
}

/**
 * Takes the query of the page's address to what was asked for last; the promise ends when that is over. Ways that follow quickly
 * join: only the last is gone to its end. A step through the history meanwhile, which the browser may report long after it was
 * asked for, is taken into account by going on from there; a page or a query that the reader asked for meanwhile stands.
 */
export function useWayToAddress(): (destination: Destination) => Promise<void> {
  const navigate = useNavigate();
  const router = useLiveRouter();
  const latest = useRef<Destination>(undefined);
  const naming = useRef<Promise<boolean>>(undefined);

  /** Whether the way leads on from where it ended. */
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
      // What was taken back before it arrived needs no entry of its own.
      const isThere = router.state().location.search === destination.search;
      const goesOn = await go(pathname, destination.search, isThere);
      if (!goesOn || router.state().location.search === destination.search) return;
    }
  };
}
