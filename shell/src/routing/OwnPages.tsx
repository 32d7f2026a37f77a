import type { Entitlements } from '@portal/contract';
import { useSession } from '@portal/session';
import type { ReactNode } from 'react';
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { sessionStore } from '@portal/session';
import { entitlementsIfKnown } from '../gates/entitlements.ts';
import { DownloadRedirectScreen } from '../download-redirect/DownloadRedirectScreen.tsx';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { ClientFrame, ClientFrameAlone, PublicFrame } from './Frames.tsx';

/** Error pages exist signed in and signed out; only the former has tabs to show. */
export async function errorPageLoader(): Promise<Entitlements | null> {
  if (sessionStore.getState().status === 'signedOut') return null;
  return (await entitlementsIfKnown()) ?? null;
}

/** The layout that fits whoever meets an error. */
function EitherFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const entitlements = useLoaderData<Entitlements | null>();
  if (session.status === 'signedOut') return <PublicFrame>{children}</PublicFrame>;
  return <ClientFrame entitlements={entitlements ?? undefined}>{children}</ClientFrame>;
}

/** /error/{code}?message= [G-10] */
export function ErrorPage() {
  const { code = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <EitherFrame>
      <ErrorScreen code={code} message={search.get('message') ?? undefined} />
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

/** Every address that no area owns. [G-11] */
export function NotFoundPage() {
  return (
    <EitherFrame>
      <ErrorScreen code="404" />
    </EitherFrame>
  );
}
