import { useMessages } from '@portal/i18n';
import { BackToLogin } from '#components/BackToLogin.tsx';
import { FormPage } from '#components/FormPage.tsx';
import type { en } from '#messages/en.ts';
import { ResetRequestForm } from './ResetRequestForm.tsx';

/** /reset_password: requests a link to set a new password. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <FormPage title={t('auth.reset.title')} lead={t('auth.reset.lead')}>
      <ResetRequestForm />
      <BackToLogin />
    </FormPage>
  );
}
