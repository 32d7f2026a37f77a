import { currentUserQuery, useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { FormPage } from '#components/FormPage.tsx';
import type { en } from '#messages/en.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** /change_password */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  // Only for password managers: the form also works without it.
  const { data: client } = useQuery(currentUserQuery);
  return (
    <FormPage forClients title={t('auth.change.title')} lead={t('auth.change.lead')}>
      <ChangePasswordForm username={client?.username ?? ''} />
    </FormPage>
  );
}
