import { keepAcceptedTerms, queryClient, QueryClientProvider } from '@portal/api';
import { pages } from '@portal/contract';
import { onMissingMessage, PortalIntlProvider } from '@portal/i18n';
import { Dialogs, notifyAfterReload, PortalTheme, Toasts } from '@portal/ui';
import type { PageEnvironment } from '@portal/wire';
import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createNavigationFollower } from './analytics/followNavigation.ts';
import { ownerOfPath } from './remotes/areaOfPath.ts';
import { lookOnReturn, type EnvironmentNews } from './updates/environmentNews.ts';
import type { RunningEnvironment } from './updates/runningEnvironment.ts';
import { createUpdates } from './updates/applyUpdate.ts';
import type { RemoteLoader } from './remotes/remoteLoader.ts';
import type { ReportFault } from './reports/reportFault.ts';
import type { AppliedOverrides } from './overrides/applyStored.tsx';
import { carryDraft } from './layout/header/carriedDraft.ts';
import { createPortalRouter, type PortalRouter, type RouterParts } from './router/createPortalRouter.tsx';
import { pageAhead } from './router/pageAhead.ts';
import { PortalContext, type Portal } from './router/PortalContext.ts';
import { noteLogout, termsAddress } from './gates/gateAddresses.ts';
import type { en } from './messages/en.ts';
import { connectSession } from './session/connectSession.ts';
import { leaveToLogin } from './session/leaveToLogin.ts';
import { followAddressLanguage, followPreferredLanguage } from './start/language.ts';
import { followSession, hidePage } from './session/followSession.ts';
import { styleNonce } from './start/styleNonce.ts';

interface PortalAppProps {
  running: RunningEnvironment;
  news: EnvironmentNews;
  loader: RemoteLoader;
  report: ReportFault;
  /** Undefined unless the tab has overrides or something to report about them. */
  overrides?: AppliedOverrides | undefined;
  /** Above every page. */
  banners: readonly ComponentType[];
}

/** Where the page is going, or is. */
const placeIn = ({ state }: PortalRouter) => state.navigation.location ?? state.location;

function createRouterHolder(parts: RouterParts) {
  const visits = createNavigationFollower();
  const begin = () => {
    const router = createPortalRouter(parts);
    const endings = [visits.follow(router), followAddressLanguage(router)];
    return { router, end: () => endings.forEach((end) => end()) };
  };
  let current = begin();
  return {
    current: () => current.router,
    renew() {
      current.end();
      current.router.dispose();
      current = begin();
      return current.router;
    },
  };
}

function followTheSession(environment: PageEnvironment, router: () => PortalRouter): void {
  const place = () => placeIn(router());
  const leaveTo = (to: string, state?: object) => void router().navigate(to, { state });
  const reload = () => {
    hidePage(true);
    location.reload();
  };
  const onSessionOver = () => leaveToLogin('sessionOver', { place, leaveTo });
  connectSession(environment, {
    onSessionOver,
    onNotStored: () => leaveToLogin('sessionNotStored', { place, leaveTo }),
    onTermsMissing: () => {
      if (place().pathname === pages.preferredLanguage.path) return;
      // Cached answers still say the terms are accepted and would lead straight back.
      queryClient.removeQueries({ type: 'inactive' });
      keepAcceptedTerms(false);
      leaveTo(termsAddress(place()));
    },
    // The list shows the gap; operations get the report.
    onSkipped: (error) => reportError(error),
    // Everything on this page was read for another client.
    onOtherClient: (name) => {
      const id: keyof typeof en = 'shell.session.otherClient';
      notifyAfterReload({ message: { id, values: { name } }, variant: 'info' });
      reload();
    },
  });
  followSession({
    onSignedOut: () => {
      noteLogout();
      leaveTo(pages.login.href());
    },
    onSessionOver,
    // Sign-in redirects by itself; other pages reload only their layout and keep what was typed.
    onSignedIn: () => void router().revalidate(),
    onRestored: reload,
  });
}

/** What handles them is loaded with the first. */
function followMissingMessages(
  { running, loader, report }: PortalAppProps,
  router: () => PortalRouter,
): void {
  const parts = { environment: running.current, loader, report, router };
  const loading = async () => {
    const missing = await import(/* webpackChunkName: "error-reports" */ './reports/missingMessages.ts');
    return missing.createMissingMessages(parts);
  };
  let handling: ReturnType<typeof loading> | undefined;
  onMissingMessage((...missing) => {
    handling ??= loading();
    handling.then(
      (handle) => handle(...missing),
      (error: unknown) => console.warn(error),
    );
  });
}

function createPortal(props: PortalAppProps) {
  const { running, news, loader, overrides } = props;
  followTheSession(running.current(), () => routers.current());
  const routers = createRouterHolder({ environment: running.current, loader });
  followMissingMessages(props, () => routers.current());
  overrides?.overrides.placeIn({ environment: running.released, place: () => placeIn(routers.current()) });
  void followPreferredLanguage();
  lookOnReturn(news.look);
  const { atNavigation: applyUpdate, atRetry } = createUpdates({ running, news, carry: carryDraft });
  const prefetch = async (path: string) => {
    const owner = ownerOfPath(running.current(), path);
    if (owner === undefined) return;
    try {
      await loader.screenAhead(owner.remote, owner);
    } catch (error) {
      // The visit itself retries and reports.
      console.warn('Prefetch failed.', error);
    }
  };
  const intend = pageAhead({ environment: running.current, loader });
  const lookForNews = () => void news.look('visit');
  return { routers, ahead: { prefetch, intend }, applyUpdate, atRetry, lookForNews };
}

export function PortalApp(props: PortalAppProps) {
  const [{ routers, atRetry, ...abilities }] = useState(() => createPortal(props));
  const environment = useSyncExternalStore(props.running.subscribe, props.running.current);
  const [{ router, count }, setCurrent] = useState({ router: routers.current(), count: 0 });
  const portal: Portal = {
    ...abilities,
    environment,
    versionOf: props.loader.version,
    reportFault: props.report,
    mayShowAgain: props.loader.mayShowAgain,
    screenBroke: props.loader.screenBroke,
    overrides: { released: props.running.released(), applied: props.overrides },
    retries: count,
    retry: () => {
      if (!atRetry()) setCurrent({ router: routers.renew(), count: count + 1 });
    },
  };
  return (
    <PortalIntlProvider>
      <QueryClientProvider client={queryClient}>
        <PortalTheme {...styleNonce()}>
          {props.banners.map((Banner, place) => (
            <Banner key={place} />
          ))}
          <PortalContext value={portal}>
            <RouterProvider key={count} router={router} />
          </PortalContext>
          <Dialogs />
          <Toasts />
        </PortalTheme>
      </QueryClientProvider>
    </PortalIntlProvider>
  );
}
