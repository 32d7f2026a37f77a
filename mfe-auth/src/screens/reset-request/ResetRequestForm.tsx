import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { useNavigate } from '@portal/router';
import { Button } from '@portal/ui';
import { isEmailAddress } from '#isEmailAddress.ts';
import { requestReset } from '#api/requestLinks.ts';
import { EmailField } from '#components/EmailField.tsx';
import { FormError } from '#components/FormError.tsx';
import styles from '#components/FormPage.module.css';
import { problemAt } from '#failures/formProblem.ts';
import { useForm } from '#useForm.ts';
import type { en } from '#messages/en.ts';
import { stateWithNotice } from '#notices/pageNotice.ts';

export function ResetRequestForm() {
  const { t } = useMessages<keyof typeof en | 'common.submit'>();
  const navigate = useNavigate();
  const { form, field, problem, busy } = useForm({
    start: { username: '' },
    check: ({ username }) =>
      isEmailAddress(username) ? undefined : problemAt('username', { id: 'auth.reset.emailMissing' }),
    send: ({ username }) => requestReset(username),
    onDone: () => void navigate(pages.login.href(), { state: stateWithNotice('resetLinkSent') }),
  });
  return (
    <form {...form} className={styles.form}>
      <EmailField {...field('username')} />
      <FormError problem={problem} />
      <Button type="submit" wide busy={busy}>
        {t('common.submit')}
      </Button>
    </form>
  );
}
