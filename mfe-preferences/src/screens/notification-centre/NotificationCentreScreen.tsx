import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { useSession } from '@portal/session';
import { ErrorPanel, PageHeading, Skeleton } from '@portal/ui';
import type { en } from '#messages/en.ts';
import { currentUserQuery } from '#api/currentUser.ts';
import { keptQuery } from '#api/notifications.ts';
import { draftOwner } from './draft/draftOwner.ts';
import { NotificationForm } from './NotificationForm.tsx';
import styles from './NotificationCentre.module.css';

/** /notification-centre [N-01] [N-02] [N-03] [N-04] [N-05] */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const session = useSession();
  const user = useQuery(currentUserQuery);
  const kept = useQuery(keptQuery);
  return (
    <article className={styles.page}>
      <PageHeading lead={t('preferences.notifications.lead')}>
        {t('preferences.notifications.title')}
      </PageHeading>
      {kept.isError ? (
        <ErrorPanel
          title={t('preferences.notifications.couldNotLoad')}
          text={t('preferences.notifications.couldNotLoad.text')}
          retrying={kept.isFetching}
          onRetry={() => void kept.refetch()}
        />
      ) : kept.data === undefined || user.isPending ? (
        <div className={styles.waiting} role="status" aria-label={t('preferences.notifications.loading')}>
          <Skeleton height={36} width="min(16rem, 100%)" />
          <Skeleton height={280} />
        </div>
      ) : (
        <NotificationForm kept={kept.data} client={draftOwner(user.data, session)} />
      )}
    </article>
  );
}
