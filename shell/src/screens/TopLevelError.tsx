import { useMessages } from '@portal/i18n';
import { Button, PageHeading } from '@portal/ui';
import { topLevelText } from './topLevelText.ts';
import { PageTitle } from './PageTitle.tsx';
import styles from './ErrorScreen.module.css';

interface TopLevelErrorProps {
  error: unknown;
  /** Restarts without a reload; omitted if nothing is left that could. */
  onRetry?: () => void;
}

/** The last boundary: never a white page, never a stack trace. [G-12] */
export function TopLevelError({ error, onRetry }: TopLevelErrorProps) {
  const { t } = useMessages();
  const text = topLevelText(error);
  const isHttp = text.kind === 'http';
  const title = isHttp ? text.status : t('shell.error.oops');
  const lead = isHttp ? text.message : t('shell.error.oops.text');
  return (
    <section className={styles.screen}>
      <PageTitle page={title} />
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className={styles.ways}>
        {onRetry !== undefined && <Button onClick={onRetry}>{t('common.retry')}</Button>}
        <Button variant={onRetry === undefined ? 'primary' : 'secondary'} onClick={() => location.reload()}>
          {t('shell.error.refresh')}
        </Button>
      </div>
    </section>
  );
}
