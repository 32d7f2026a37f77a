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

/** Errors that are reported where they occur, or are not failures. */
const isShownAsItself = (error: Error) =>
  [ApiError, RemoteError, RetiredArea].some((kind) => error instanceof kind);

/** Only screens that broke; load failures have been reported already. [F-16] */
function useReportOfScreen(error: unknown) {
  const { reportFault, versionOf } = usePortal();
  const name = (useMatches().at(-1)?.handle as { remote?: string } | undefined)?.remote;
  useEffect(() => {
    if (!(error instanceof Error) || isShownAsItself(error)) return;
    const remote = name === undefined ? 'shell' : `${name}@${versionOf(name)}`;
    reportFault({ remote, step: 'render', outcome: 'failed', error });
  }, [error, name, reportFault, versionOf]);
}

const mayBeOffline = (error: unknown) =>
  error instanceof RemoteError || (error instanceof ApiError && error.kind === 'offline');

/** Retries automatically once the browser is online again. [B-06] */
function useRetryOnline(error: unknown) {
  const { retry } = usePortal();
  useEffect(() => {
    if (!mayBeOffline(error)) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);
}

/** The failed page had the focus: keyboard users continue at the error. */
function useFocusOnFailure() {
  useEffect(() => document.getElementById('page-heading')?.focus(), []);
}

/** `framed` adds a layout, so that every other area stays reachable. [F-09] */
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
