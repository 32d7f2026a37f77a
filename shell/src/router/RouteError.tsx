import { ApiError } from '@portal/api';
import { useSession } from '@portal/session';
import { useEffect } from 'react';
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router-dom';
import { RemoteError } from '../remotes/RemoteError.ts';
import { RetiredArea } from '../remotes/RetiredArea.ts';
import { AreaError } from '../screens/AreaError.tsx';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { RetiredScreen } from '../screens/RetiredScreen.tsx';
import { LoadError } from './LoadError.tsx';
import { TopLevelError } from '../screens/TopLevelError.tsx';
import { ClientFrameAlone, PublicFrame } from './LayoutFrames.tsx';
import { usePortal } from './PortalContext.ts';
import { ApplyUpdates } from '../updates/ApplyUpdates.tsx';

/** Shows what failed, instead of it. */
function ErrorInPlace({ error }: { error: unknown }) {
  const { environment, retry } = usePortal();
  if (error instanceof RemoteError) {
    return (
      <AreaError
        remote={error.remote}
        version={error.version}
        environment={environment.environment}
        onRetry={retry}
      />
    );
  }
  if (error instanceof RetiredArea) return <RetiredScreen area={error.area} />;
  if (error instanceof ApiError) return <LoadError error={error} onRetry={retry} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorScreen code="404" />;
  return <TopLevelError error={error} onRetry={retry} />;
}

/** Failures that are reported where they happen, and what is not a failure. */
const isShownAsItself = (error: Error) =>
  [ApiError, RemoteError, RetiredArea].some((kind) => error instanceof kind);

/** The version of an area that a screen which broke belongs to; what did not load has been reported already. [F-16] */
function useReportOfScreen(error: unknown) {
  const { reportFault, versionOf } = usePortal();
  const name = (useMatches().at(-1)?.handle as { remote?: string } | undefined)?.remote;
  useEffect(() => {
    if (!(error instanceof Error) || isShownAsItself(error)) return;
    const remote = name === undefined ? 'shell' : `${name}@${versionOf(name)}`;
    reportFault({ remote, step: 'render', outcome: 'failed', error });
  }, [error, name, reportFault, versionOf]);
}

/** Failures that end when the browser is back online. */
const mayBeOffline = (error: unknown) =>
  error instanceof RemoteError || (error instanceof ApiError && error.kind === 'offline');

/** What did not get through is tried again by itself once the browser is back online. [B-06] */
function useRetryOnline(error: unknown) {
  const { retry } = usePortal();
  useEffect(() => {
    if (!mayBeOffline(error)) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);
}

/** The failed page took the focus with it: anyone who uses a keyboard continues at what happened. */
function useFocusOnFailure() {
  useEffect(() => document.getElementById('page-heading')?.focus(), []);
}

/**
 * The error boundary of a layout or, `framed`, of the whole page: then it brings a layout with it, so that the reader
 * keeps the way to every other area. [F-09]
 */
export function RouteError({ framed = false }: { framed?: boolean }) {
  const error = useRouteError();
  const session = useSession();
  useFocusOnFailure();
  useReportOfScreen(error);
  useRetryOnline(error);
  const inPlace = <ErrorInPlace error={error} />;
  if (!framed) return inPlace;
  const place = (
    <>
      <ApplyUpdates />
      {inPlace}
    </>
  );
  if (session.status === 'signedOut') return <PublicFrame>{place}</PublicFrame>;
  return <ClientFrameAlone>{place}</ClientFrameAlone>;
}
