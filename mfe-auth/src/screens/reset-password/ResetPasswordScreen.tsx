import { withoutTrailing } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { useParams } from '@portal/router';
import { BackToLogin } from '#components/BackToLogin.tsx';
import { FormPage } from '#components/FormPage.tsx';
import type { en } from '#messages/en.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** /reset_password/{token}: sets a new password with the link from an e-mail. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const { resetToken = '' } = useParams();
  return (
    <FormPage title={t('auth.newPassword.title')} lead={t('auth.newPassword.lead')}>
      <ResetPasswordForm token={withoutTrailing(resetToken)} />
      <BackToLogin />
    </FormPage>
  );
}
