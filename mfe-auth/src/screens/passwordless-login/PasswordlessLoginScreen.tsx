import { useMessages } from '@portal/i18n';
import { useParams } from '@portal/router';
import { FormPage } from '#components/FormPage.tsx';
import type { en } from '#messages/en.ts';
import { Progress } from './Progress.tsx';
import { useTokenSignIn } from './useTokenSignIn.ts';

/** /passwordless_login/{token}: signs in by the link of a mail. Opening it is not enough, it posts the token. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const { token = '' } = useParams();
  useTokenSignIn(token);
  return (
    <FormPage title={t('auth.passwordless.title')} lead={t('auth.passwordless.checking')}>
      <Progress />
    </FormPage>
  );
}
