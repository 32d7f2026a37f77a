import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import type { en } from '#messages/en.ts';
import styles from './FormPage.module.css';

export function BackToLogin() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <p className={styles.links}>
      <Link to={pages.login.href()}>{t('auth.backToLogin')}</Link>
    </p>
  );
}
