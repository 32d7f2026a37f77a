import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { ButtonLink, PageHeading } from '@portal/ui';
import type { en } from '../messages/en.ts';
import styles from '../screens/ErrorScreen.module.css';
import { PageTitle } from '../screens/PageTitle.tsx';

type About = 'shell.download.opening' | 'shell.download.missing' | 'shell.download.refused';

export function DownloadNotice({ about }: { about: About }) {
  const { t } = useMessages<keyof typeof en>();
  return (
    <section className={styles.screen}>
      <PageTitle page={t(about)} />
      <div role="status">
        <PageHeading lead={t(`${about}.lead`)}>{t(about)}</PageHeading>
      </div>
      <ButtonLink to={pages.home.path}>{t('shell.error.home')}</ButtonLink>
    </section>
  );
}
