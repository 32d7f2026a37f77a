import { ApiError, useMayOpen, useMutation, useQuery, useQueryClient } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { notify, QuietFailure, Skeleton } from '@portal/ui';
import type { Delivery } from '@portal/wire';
import { followingKey, preferencesQuery } from '#api/notifications.ts';
import { saveDelivery } from '#api/saveDelivery.ts';
import { DeliveryChoice } from '#components/DeliveryChoice.tsx';
import type { en } from '#messages/en.ts';
import styles from './Subscription.module.css';

const about = 'mail delivery';

/**
 * How e-mails are sent, saved at once. Here, as clients without the notification centre get e-mails about their views,
 * too. Nothing if the API offers no choice. [N-10] [N-11]
 */
export function MailDelivery() {
  const { t } = useMessages<keyof typeof en>();
  const stored = useQuery(preferencesQuery);
  if (stored.isError)
    return <QuietFailure of={t('preferences.delivery.title')} onRetry={() => void stored.refetch()} />;
  if (stored.data === undefined) return <Skeleton height="11rem" />;
  if (stored.data.delivery === undefined) return null;
  return (
    <div>
      <Choice stored={stored.data.delivery} />
      <WhatAbout />
    </div>
  );
}

function Choice({ stored }: { stored: Delivery }) {
  const { t } = useMessages<keyof typeof en>();
  const queries = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: saveDelivery,
    // One after the other: the last choice wins.
    scope: { id: about },
    onSuccess: () => notify({ message: { id: 'preferences.delivery.saved' }, variant: 'success', about }),
    onError: (error) => {
      // The login page explains an expired session.
      if (error instanceof ApiError && error.kind === 'unauthenticated') return;
      notify({ message: { id: 'preferences.delivery.failed' }, variant: 'error', about });
    },
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: followingKey });
      await queries.invalidateQueries({ queryKey: preferencesQuery.queryKey });
    },
  });
  return (
    <DeliveryChoice
      title={t('preferences.delivery.title')}
      delivery={isPending ? variables : stored}
      onChange={(delivery) => mutate(delivery)}
    />
  );
}

function WhatAbout() {
  const { t } = useMessages<keyof typeof en>();
  if (!useMayOpen(pages.notificationCentre)) return null;
  return (
    <p className={styles.about}>
      <Link to={pages.notificationCentre.href()}>{t('preferences.delivery.about')}</Link>
    </p>
  );
}
