import { useMessages } from '@portal/i18n';
import { Navigate, useSearchParams } from '@portal/router';
import { useSession } from '@portal/session';
import { useState } from 'react';
import { FormPage } from '#components/FormPage.tsx';
import type { en } from '#messages/en.ts';
import { usePageNotice } from '#notices/usePageNotice.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { targetAfterLogin, targetWhenSignedIn } from './loginRules.ts';

/** /login?redirect_uri=&language= [A-01] to */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const [search] = useSearchParams();
  const notice = usePageNotice();
  const isSignedIn = useSession().status === 'signedIn';
  const [cameSignedIn] = useState(isSignedIn);
  if (isSignedIn) {
    return <Navigate to={cameSignedIn ? targetWhenSignedIn(search) : targetAfterLogin(search)} replace />;
  }

  return (
    <FormPage title={t('auth.login.title')} lead={t('auth.login.lead')} notice={notice}>
      <LoginForm />
      <LoginLinks />
    </FormPage>
  );
}
