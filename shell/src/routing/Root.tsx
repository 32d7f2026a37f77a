import { useMessages } from '@portal/i18n';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import type { RouteHandle } from '@portal/contract';
import { NavigationProgress } from './NavigationProgress.tsx';

/** The title of the page that is shown, in the reader's language. */
function usePageTitle() {
  const { t } = useMessages();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle === undefined ? t('shell.title') : t('shell.titleOfPage', { page: t(handle.title) });
}

/** After a change of page the keyboard and the screen reader continue at its heading. [S-06] */
function useFocusOnHeading() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) return;
    document.getElementById('page-heading')?.focus();
  }, [pathname]);
}

/** Around every page: its title, its focus, its place on the screen. */
export function Root() {
  const title = usePageTitle();
  const { state } = useNavigation();
  useFocusOnHeading();
  return (
    <>
      <title>{title}</title>
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
