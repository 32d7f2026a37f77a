import { useMessages } from '@portal/i18n';
import { useSession } from '@portal/session';
import { Skeleton } from '@portal/ui';
import { ClientFrameAlone, PublicFrame } from './Frames.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import styles from './PageLoading.module.css';

/** Before the first page is there: the frame at once, and where the page will stand. */
export function PageLoading() {
  const { t } = useMessages();
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <>
      <title>{t('shell.title')}</title>
      <NavigationProgress active />
      {isSignedIn ? (
        <ClientFrameAlone>
          <div className={styles.heading}>
            <Skeleton height={44} width="min(420px, 100%)" />
          </div>
        </ClientFrameAlone>
      ) : (
        <PublicFrame>{null}</PublicFrame>
      )}
    </>
  );
}
