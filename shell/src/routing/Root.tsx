import { useMessages } from '@portal/i18n';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import type { RouteHandle } from '@portal/contract';
import { usePortal } from './PortalContext.ts';
import { NavigationProgress } from './NavigationProgress.tsx';

/** The title of an area's page, in the reader's language. Error pages name themselves. */
function PageTitle() {
  const { t } = useMessages();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle === undefined ? null : <title>{t('shell.titleOfPage', { page: t(handle.title) })}</title>;
}

/**
 * After a change of page, or a retry, the keyboard and the screen reader continue at the page's heading. A page that
 * was just opened leaves the focus where the browser put it. [S-06]
 */
function useFocusOnHeading() {
  const { pathname } = useLocation();
  const { retries } = usePortal();
  const isFresh = useRef(retries === 0);
  useEffect(() => {
    if (!isFresh.current) document.getElementById('page-heading')?.focus();
    isFresh.current = false;
  }, [pathname]);
}

/** Around every page: its title, its focus, its place on the screen. */
export function Root() {
  const { state } = useNavigation();
  useFocusOnHeading();
  return (
    <>
      <PageTitle />
      <NavigationProgress active={state !== 'idle'} />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Before the first page is there. */
export function PageLoading() {
  const { t } = useMessages();
  return (
    <>
      <title>{t('shell.title')}</title>
      <NavigationProgress active />
    </>
  );
}
