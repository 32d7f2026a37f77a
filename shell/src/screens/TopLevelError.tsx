import { useMessages } from '@portal/i18n';
import { Button, PageHeading } from '@portal/ui';
import { topLevelText } from './topLevelText.ts';
import { PageTitle } from './PageTitle.tsx';
import styles from './ErrorScreen.module.css';

/** The last net below every page: never a white page, never a stack trace. [G-12] */
export function TopLevelError({ error }: { error: unknown }) {
  const { t } = useMessages();
  const text = topLevelText(error);
  const isHttp = text.kind === 'http';
  const title = isHttp ? text.status : t('shell.error.oops');
  const lead = isHttp ? text.message : t('shell.error.oops.text');
  return (
    <section className={styles.screen}>
      <PageTitle page={title} />
      <PageHeading lead={lead}>{title}</PageHeading>
      <Button onClick={() => location.reload()}>{t('shell.error.refresh')}</Button>
    </section>
  );
}
