import { queryClient, QueryClientProvider } from '@portal/api';
import { pages } from '@portal/contract';
import { PortalIntlProvider } from '@portal/i18n';
import { PortalTheme, Toasts } from '@portal/ui';
import type { Environment } from '@portal/wire';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ownerOfPath } from './federation/areaOfPath.ts';
import type { RemoteLoader } from './federation/remoteLoader.ts';
import { createPortalRouter, type PortalRouter } from './routing/createPortalRouter.tsx';
import { PortalContext, type Portal } from './routing/PortalContext.ts';
import { connectSession, followOtherTabs, loginAddress } from './start/connectSession.ts';

interface PortalAppProps {
  environment: Environment;
  loader: RemoteLoader;
}

/** The one router in use; a retry puts a new one in its place. */
function createRouterHolder(environment: Environment, loader: RemoteLoader) {
  let router: PortalRouter = createPortalRouter(environment, loader);
  return {
    current: () => router,
    renew() {
      router.dispose();
      loader.startAfresh();
      router = createPortalRouter(environment, loader);
      return router;
    },
  };
}

function createPortal({ environment, loader }: PortalAppProps) {
  const leaveTo = (to: string) => void routers.current().navigate(to);
  // Whatever this page shows was read for somebody else: it is read again from the start.
  const onOtherClient = () => location.reload();
  const onSessionOver = () => {
    const { navigation, location: shown } = routers.current().state;
    leaveTo(loginAddress(navigation.location ?? shown));
  };
  connectSession(environment, { onSessionOver, onOtherClient });
  followOtherTabs({ onSignedOut: () => leaveTo(pages.login.href()), onSignedIn: onOtherClient });
  const routers = createRouterHolder(environment, loader);
  const prefetch = (path: string) => {
    const owner = ownerOfPath(environment, path);
    // A prefetch that fails is no event: the visit itself will try again and say so.
    if (owner !== undefined)
      loader.load(owner.remote).catch((error: unknown) => console.warn('Prefetch failed.', error));
  };
  return { routers, prefetch };
}

/** The portal: providers, and the router that a retry renews. */
export function PortalApp(props: PortalAppProps) {
  const [{ routers, prefetch }] = useState(() => createPortal(props));
  const [{ router, count }, setCurrent] = useState({ router: routers.current(), count: 0 });
  const portal: Portal = {
    environment: props.environment,
    prefetch,
    retries: count,
    retry: () => setCurrent({ router: routers.renew(), count: count + 1 }),
  };
  return (
    <PortalIntlProvider>
      <QueryClientProvider client={queryClient}>
        <PortalTheme {...styleNonce()}>
          <PortalContext value={portal}>
            <RouterProvider key={count} router={router} />
          </PortalContext>
          <Toasts />
        </PortalTheme>
      </QueryClientProvider>
    </PortalIntlProvider>
  );
}

/** The nonce that the gateway's content security policy grants to styles made at run time. */
function styleNonce(): { nonce?: string } {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce === undefined || nonce === '' ? {} : { nonce };
}
