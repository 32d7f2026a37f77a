import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Link, useNavigate } from '@portal/router';
import { Button } from '@portal/ui';
import { resetPassword } from '#api/passwords.ts';
import { FormError } from '#components/FormError.tsx';
import styles from '#components/FormPage.module.css';
import { PasswordInput } from '#components/PasswordInput.tsx';
import { PasswordRuleList } from '#components/PasswordRuleList.tsx';
import { useForm } from '#useForm.ts';
import type { en } from '#messages/en.ts';
import { stateWithNotice } from '#notices/pageNotice.ts';
import { leaveSession } from '#sign-in/leaveSession.ts';
import { explainSpentLink, resetProblem } from './resetProblem.ts';

/** Offers another link if this one is spent. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useMessages<keyof typeof en | 'common.submit'>();
  const navigate = useNavigate();
  const { form, field, values, problem, busy } = useForm({
    start: { new_password: '', repeat_new_password: '' },
    check: resetProblem,
    send: ({ new_password: password }) => resetPassword(token, password),
    explain: explainSpentLink,
    onDone: () => {
      // A signed-in client would be redirected away from the login page, where the new password is to be used.
      leaveSession();
      void navigate(pages.login.href(), { replace: true, state: stateWithNotice('passwordReset') });
    },
  });
  return (
    <form {...form} className={styles.form}>
      <PasswordInput
        {...field('new_password')}
        label={t('auth.password.new')}
        autoComplete="new-password"
        description={<PasswordRuleList password={values.new_password} />}
      />
      <PasswordInput
        {...field('repeat_new_password')}
        label={t('auth.password.repeat')}
        autoComplete="new-password"
      />
      <FormError problem={problem}>
        {problem?.isForbidden === true ? (
          <Link to={pages.resetPassword.href()}>{t('auth.reset.another')}</Link>
        ) : null}
      </FormError>
      <Button type="submit" wide busy={busy}>
        {t('common.submit')}
      </Button>
    </form>
  );
}
