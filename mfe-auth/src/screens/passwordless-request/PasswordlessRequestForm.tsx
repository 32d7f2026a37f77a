import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Button, ButtonLink } from '@portal/ui';
import { isEmailAddress } from '#isEmailAddress.ts';
import { requestLoginLink } from '#api/requestLinks.ts';
import { EmailField } from '#components/EmailField.tsx';
import { FormError } from '#components/FormError.tsx';
import styles from '#components/FormPage.module.css';
import { problemAt } from '#failures/formProblem.ts';
import { useForm } from '#useForm.ts';
import type { en } from '#messages/en.ts';

interface PasswordlessRequestFormProps {
  start: string;
  onSent: (email: string) => void;
}

export function PasswordlessRequestForm({ start, onSent }: PasswordlessRequestFormProps) {
  const { t } = useMessages<keyof typeof en | 'common.submit' | 'common.cancel'>();
  const { form, field, problem, busy } = useForm({
    start: { username: start },
    check: ({ username }) =>
      isEmailAddress(username) ? undefined : problemAt('username', { id: 'auth.passwordless.emailWrong' }),
    send: ({ username }) => requestLoginLink(username),
    onDone: ({ username }) => onSent(username),
  });
  return (
    <form {...form} className={styles.form}>
      <EmailField {...field('username')} autoFocus={start !== ''} />
      <FormError problem={problem} />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('common.submit')}
        </Button>
        <ButtonLink to={pages.login.href()} variant="secondary">
          {t('common.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
