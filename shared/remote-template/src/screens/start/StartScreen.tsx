import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { PageHeading, QuietFailure, Skeleton } from '@portal/ui';
import type { en } from '#messages/en.ts';
import { greetingQuery } from '#api/greeting.ts';
import styles from './StartScreen.module.css';

/** /new-area */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <article className={styles.page}>
      <PageHeading>{t('newArea.start.title')}</PageHeading>
      <Greeting />
    </article>
  );
}

function Greeting() {
  const { t } = useMessages<keyof typeof en>();
  const { data, isError, refetch } = useQuery(greetingQuery);
  if (isError) return <QuietFailure onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('newArea.start.loading')}>
        <Skeleton height={24} width="min(16rem, 100%)" />
      </div>
    );
  }
  return <p>{t('newArea.start.greeting', { name: data.name })}</p>;
}
