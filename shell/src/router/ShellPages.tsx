import type { Entitlements } from '@portal/contract';
import { useSession } from '@portal/session';
import { useState, type ReactNode } from 'react';
import { useLoaderData, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { sessionStore } from '@portal/session';
import { firstEntitledPage } from '../layout/firstEntitledPage.ts';
import { retiredAreaAt } from '../remotes/areaOfPath.ts';
import { entitlementsIfKnown } from '../gates/entitlements.ts';
import { DownloadRedirectScreen } from '../download-redirect/DownloadRedirectScreen.tsx';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { RetiredScreen } from '../screens/RetiredScreen.tsx';
import { ClientFrame, ClientFrameAlone, PublicFrame, useLogout } from './LayoutFrames.tsx';
import { usePortal } from './PortalContext.ts';

/** Only signed-in clients have tabs. */
export async function errorPageLoader(): Promise<Entitlements | null> {
  if (sessionStore.getState().status === 'signedOut') return null;
  return (await entitlementsIfKnown()) ?? null;
}

function EitherFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const entitlements = useLoaderData<Entitlements | null>();
  if (session.status === 'signedOut') return <PublicFrame>{children}</PublicFrame>;
  return <ClientFrame entitlements={entitlements}>{children}</ClientFrame>;
}

/** Set by portal navigations; the state may be anything. */
function messageIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'string' ? state.message : undefined;
}

/** /error/{code}?message= [G-10] */
export function ErrorPage() {
  const { code = '' } = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { environment } = usePortal();
  const entitlements = useLoaderData<Entitlements | null>();
  const handleLogout = useLogout();
  const isShutOut =
    code === 'unentitled' &&
    entitlements !== null &&
    firstEntitledPage(environment, entitlements) === undefined;
  return (
    <EitherFrame>
      <ErrorScreen
        code={code}
        message={search.get('message') ?? undefined}
        portalMessage={messageIn(state)}
        onLogout={isShutOut ? handleLogout : undefined}
      />
    </EitherFrame>
  );
}

/** /download_redirect?r= [G-14] */
export function DownloadRedirectPage() {
  return (
    <ClientFrameAlone>
      <DownloadRedirectScreen />
    </ClientFrameAlone>
  );
}

/** Keeps its content while the next page loads, even if the area returns. */
function UnownedScreen({ pathname }: { pathname: string }) {
  const { environment } = usePortal();
  const [retired] = useState(() => retiredAreaAt(environment, pathname));
  return retired === undefined ? <ErrorScreen code="404" /> : <RetiredScreen area={retired} />;
}

/** Addresses that no area owns, or a retired one owned. [G-11] [F-19] */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <EitherFrame>
      <UnownedScreen key={pathname} pathname={pathname} />
    </EitherFrame>
  );
}
