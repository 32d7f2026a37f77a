import { pages } from '@portal/contract';
import { FormattedMessage, useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { portalLinks } from '@portal/session';
import type { ReactNode } from 'react';
import styles from '#components/FormPage.module.css';
import type { en } from '#messages/en.ts';

/** Links to other ways to sign in, to help, and to the bank's privacy information. */
export function LoginLinks() {
  const { t } = useMessages<keyof typeof en>();
  const { researchMail, dataProtection, privacy } = portalLinks();
  const toReset = (words: ReactNode) => <Link to={pages.resetPassword.href()}>{words}</Link>;
  const toTeam = (words: ReactNode) => <a href={`mailto:${researchMail}`}>{words}</a>;
  return (
    <div className={styles.links}>
      <ul>
        <li>
          <FormattedMessage id="auth.login.forgotten" values={{ a: toReset }} />
        </li>
        <li>
          <Link to={pages.passwordlessLogin.href()}>{t('auth.login.passwordless')}</Link>
        </li>
        <li>
          <FormattedMessage id="auth.login.questions" values={{ a: toTeam }} />
        </li>
      </ul>
      <ul className={styles.legal}>
        <li>
          <a href={dataProtection}>{t('auth.login.dataProtection')}</a>
        </li>
        <li>
          <a href={privacy}>{t('auth.login.privacy')}</a>
        </li>
      </ul>
    </div>
  );
}
