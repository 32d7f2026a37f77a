import { useMessages } from '@portal/i18n';
import { useSession } from '@portal/session';
import { Skeleton } from '@portal/ui';
import { ClientFrameAlone, PublicFrame } from './Frames.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';

/** Before the first page is there: the frame at once, and where the page will stand. */
export function PageLoading() {
  const { t } = useMessages();
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <>
      <title>{t('shell.title')}</title>
      <NavigationProgress active />
      {/* The page's own frame takes its place in a moment: what was opened in this one would be lost. */}
      <div inert>
        {isSignedIn ? (
          <ClientFrameAlone isLoading>
            <Skeleton height={44} width="min(420px, 100%)" />
          </ClientFrameAlone>
        ) : (
          <PublicFrame>{null}</PublicFrame>
        )}
      </div>
    </>
  );
}
