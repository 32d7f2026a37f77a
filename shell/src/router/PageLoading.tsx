import { useMessages } from '@portal/i18n';
import { useSession } from '@portal/session';
import { useContentToCome } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import { ClientFrameAlone, PublicFrame } from './LayoutFrames.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { usePortal } from './PortalContext.ts';

/** Before the first page is there: the frame at once, and where the page will stand. */
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
      {/* The page's own frame takes its place in a moment: what was opened in this one would be lost. */}
      <div inert>
        {isSignedIn ? (
          <ClientFrameAlone isLoading>
            <Places isMain={ownerOfPath(environment, pathname)?.group === 'gated'} />
          </ClientFrameAlone>
        ) : (
          <PublicFrame>{null}</PublicFrame>
        )}
      </div>
    </>
  );
}

/** The places of heading and tiles as the page's own frame had them before any script; index.html has the style. */
function Places({ isMain }: { isMain: boolean }) {
  return (
    <div className="portal-places" aria-hidden="true">
      {Array.from({ length: isMain ? 7 : 1 }, (_, place) => (
        <i key={place} />
      ))}
    </div>
  );
}
