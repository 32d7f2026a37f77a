import { currentUserQuery, useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { useSession } from '@portal/session';
import { ErrorPanel, PageHeading, Skeleton } from '@portal/ui';
import type { en } from '#messages/en.ts';
import { preferencesQuery, offeredQuery } from '#api/notifications.ts';
import { entitledTagsQuery, tagsQuery } from '#api/subscription.ts';
import { draftOwner } from './draft/draftOwner.ts';
import { NotificationForm } from './NotificationForm.tsx';
import styles from './NotificationCentre.module.css';

/** /notification-centre [N-01] [N-02] [N-03] [N-04] [N-05] */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const session = useSession();
  const user = useQuery(currentUserQuery);
  const stored = useQuery(preferencesQuery);
  const offered = useQuery(offeredQuery);
  const included = useQuery(entitledTagsQuery);
  // Holds the names of the groups; read here to start along with the others.
  const classes = useQuery(tagsQuery(['Asset Classification']));
  // Wait until all have settled, so that nothing moves under the pointer later.
  const isWaiting =
    stored.isPending || user.isPending || !offered.isFetched || !included.isFetched || !classes.isFetched;
  return (
    <article className={styles.page}>
      <PageHeading lead={t('preferences.notifications.lead')}>
        {t('preferences.notifications.title')}
      </PageHeading>
      {stored.isError ? (
        <ErrorPanel
          title={t('preferences.notifications.couldNotLoad')}
          text={t('preferences.notifications.couldNotLoad.text')}
          retrying={stored.isFetching}
          onRetry={() => void stored.refetch()}
        />
      ) : null}
      {isWaiting && !stored.isError ? (
        <div className={styles.waiting} role="status" aria-label={t('preferences.notifications.loading')}>
          <Skeleton height={36} width="min(16rem, 100%)" />
          <Skeleton height={280} />
        </div>
      ) : null}
      {stored.data === undefined || isWaiting || stored.isError ? null : (
        <NotificationForm
          stored={stored.data}
          offered={offered}
          included={included}
          client={draftOwner(user.data, session)}
        />
      )}
    </article>
  );
}
