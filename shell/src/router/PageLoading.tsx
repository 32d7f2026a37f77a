import { useMessages } from '@portal/i18n';
import { useSession } from '@portal/session';
import { useContentToCome } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import { ClientFrameAlone, PublicFrame } from './LayoutFrames.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { usePortal } from './PortalContext.ts';

/** The frame, shown at once while the first page loads. */
export function PageLoading() {
  const { t } = useMessages();
  const isSignedIn = useSession().status === 'signedIn';
  const { environment } = usePortal();
  const { pathname } = useLocation();
  useContentToCome(true);
  return (
    <>
      <title>{t('shell.title')}</title>
      <NavigationProgress active />
      {isSignedIn ? (
        <ClientFrameAlone isLoading>
          <Places isMain={ownerOfPath(environment, pathname)?.group === 'gated'} />
        </ClientFrameAlone>
      ) : (
        <div inert>
          <PublicFrame>{null}</PublicFrame>
        </div>
      )}
    </>
  );
}

/** Same as in index.html, which has the styles. */
function Places({ isMain }: { isMain: boolean }) {
  return (
    <div className="portal-places" aria-hidden="true">
      {Array.from({ length: isMain ? 7 : 1 }, (_, place) => (
        <i key={place} />
      ))}
    </div>
  );
}
