import { useMessages } from '@portal/i18n';
import { Navigate, useSearchParams } from '@portal/router';
import { useSession } from '@portal/session';
import { PageHeading } from '@portal/ui';
import { useState } from 'react';
import type { en } from '#messages/en.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { targetAfterLogin, targetWhenSignedIn } from './loginRules.ts';
import styles from './LoginScreen.module.css';

/** /login?redirect_uri=&language= [A-01] to */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const [search] = useSearchParams();
  const isSignedIn = useSession().status === 'signedIn';
  const [cameSignedIn] = useState(isSignedIn);
  if (isSignedIn) {
    return <Navigate to={cameSignedIn ? targetWhenSignedIn(search) : targetAfterLogin(search)} replace />;
  }

  return (
    <div className={styles.screen}>
      <PageHeading lead={t('auth.login.lead')}>{t('auth.login.title')}</PageHeading>
      <LoginForm />
      <LoginLinks />
    </div>
  );
}
