import { firstEntitledPage, type Entitlements } from '@portal/contract';
import { useSession } from '@portal/session';
import { useState, type ReactNode } from 'react';
import { useLoaderData, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { sessionStore } from '@portal/session';
import { retiredAreaAt } from '../remotes/areaOfPath.ts';
import { entitlementsIfKnown } from '../gates/entitlements.ts';
import { DownloadRedirectScreen } from '../download-redirect/DownloadRedirectScreen.tsx';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { RetiredScreen } from '../screens/RetiredScreen.tsx';
import { ClientFrame, ClientFrameAlone, PublicFrame, useLogout } from './LayoutFrames.tsx';
import { usePortal } from './PortalContext.ts';

/** Error pages exist signed in and signed out; only the former has tabs to show. */
export async function errorPageLoader(): Promise<Entitlements | null> {
  if (sessionStore.getState().status === 'signedOut') return null;
  return (await entitlementsIfKnown()) ?? null;
}

/** The layout that fits anyone who meets an error. */
function EitherFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const entitlements = useLoaderData<Entitlements | null>();
  if (session.status === 'signedOut') return <PublicFrame>{children}</PublicFrame>;
  return <ClientFrame entitlements={entitlements}>{children}</ClientFrame>;
}

/** What a navigation of the portal says to the error page; its state may be anything. */
function toldBy(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'string' ? state.message : undefined;
}

/** /error/{code}?message= [G-10] */
export function ErrorPage() {
  const { code = '' } = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const entitlements = useLoaderData<Entitlements | null>();
  const handleLogout = useLogout();
  const isShutOut =
    code === 'unentitled' && entitlements !== null && firstEntitledPage(entitlements) === undefined;
  return (
    <EitherFrame>
      <ErrorScreen
        code={code}
        message={search.get('message') ?? undefined}
        told={toldBy(state)}
        {...(isShutOut ? { onLogout: handleLogout } : {})}
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

/** What is reported stays while the next page is on its way, also when that brings the area back. */
function UnownedScreen({ pathname }: { pathname: string }) {
  const { environment } = usePortal();
  const [retired] = useState(() => retiredAreaAt(environment, pathname));
  return retired === undefined ? <ErrorScreen code="404" /> : <RetiredScreen area={retired} />;
}

/** Every address that no area owns, or that of a retired one. [G-11] [F-19] */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <EitherFrame>
      <UnownedScreen key={pathname} pathname={pathname} />
    </EitherFrame>
  );
}
