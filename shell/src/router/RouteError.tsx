import { ApiError } from '@portal/api';
import { useSession } from '@portal/session';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isRouteErrorResponse, useLocation, useMatches, useNavigate, useRouteError } from 'react-router-dom';
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

const isOfScreen = (error: unknown): error is Error => error instanceof Error && !isShownAsItself(error);

const useRemoteName = () => (useMatches().at(-1)?.handle as { remote?: string } | undefined)?.remote;

/** Only screens that broke; load failures have been reported already. [F-16] */
function useReportOfScreen(error: unknown) {
  const { reportFault, versionOf } = usePortal();
  const name = useRemoteName();
  // Before another try, which may show another version.
  useLayoutEffect(() => {
    if (!isOfScreen(error)) return;
    const remote = name === undefined ? 'shell' : `${name}@${versionOf(name)}`;
    reportFault({ remote, step: 'render', outcome: 'failed', error });
  }, [error, name, reportFault, versionOf]);
}

/** Shows a broken screen again, at last in the last good version. Returns whether it will. [F-23] */
function useAnotherTry(error: unknown): boolean {
  const { mayShowAgain, screenBroke } = usePortal();
  const navigate = useNavigate();
  const location = useLocation();
  const name = useRemoteName();
  const tried = useRef<unknown>(undefined);
  const broken = isOfScreen(error) ? name : undefined;
  // For each error once: the try itself may be the last one.
  const isTrying = useMemo(
    () => isOfScreen(error) && broken !== undefined && mayShowAgain(broken),
    [error, broken, mayShowAgain],
  );
  useLayoutEffect(() => {
    if (broken === undefined || tried.current === error) return;
    tried.current = error;
    screenBroke(broken, error);
    if (!isTrying) return;
    // Not by revalidating: React may skip what would reset the error boundary.
    void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true });
  }, [broken, error, isTrying, location, navigate, screenBroke]);
  return isTrying;
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
function useFocusOnFailure(isShown: boolean) {
  useEffect(() => {
    if (isShown) document.getElementById('page-heading')?.focus();
  }, [isShown]);
}

/** `framed` adds a layout, so that every other area stays reachable. [F-09] */
export function RouteError({ framed = false }: { framed?: boolean }) {
  const error = useRouteError();
  const session = useSession();
  useReportOfScreen(error);
  const isTrying = useAnotherTry(error);
  useFocusOnFailure(!isTrying);
  useRetryOnline(error);
  const inPlace = isTrying ? null : <ErrorInPlace error={error} />;
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
