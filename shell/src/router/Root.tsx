import { focusHeading } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom';
import { usePortal } from './PortalContext.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { ApplyUpdates } from '../updates/ApplyUpdates.tsx';

/**
 * Focuses the heading after a navigation or retry; the first page leaves the focus to the browser. Never scrolls, so
 * going back keeps the position. [S-06]
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

/** Whose scroll position it is. The router's key is the same for the first entry of every document. */
const placeKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

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
