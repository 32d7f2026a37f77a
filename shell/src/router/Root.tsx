import { focusHeading } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom';
import { usePortal } from './PortalContext.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { ApplyUpdates } from '../updates/ApplyUpdates.tsx';

/**
 * After a change of page, or a retry, the keyboard and the screen reader continue at the page's heading. A page that
 * was just opened leaves the focus where the browser put it. Nothing scrolls: who comes back stands where they stood. [S-06]
 */
function useFocusOnHeading() {
  const { pathname } = useLocation();
  const { retries } = usePortal();
  const isFresh = useRef(retries === 0);
  useEffect(() => {
    if (!isFresh.current) focusHeading();
    isFresh.current = false;
  }, [pathname]);
}

/** Whose scroll position it is. The router gives every document's first entry the same key, also that of a typed address. */
const placeKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Around every page: its focus, its place on the screen. */
export function Root() {
  const { state } = useNavigation();
  useFocusOnHeading();
  return (
    <>
      <NavigationProgress active={state !== 'idle'} />
      <Outlet />
      <ScrollRestoration getKey={placeKey} />
      <ApplyUpdates />
    </>
  );
}
