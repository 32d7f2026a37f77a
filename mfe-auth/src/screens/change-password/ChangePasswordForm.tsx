import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { useNavigate } from '@portal/router';
import { signOut } from '@portal/session';
import { Button, ButtonLink } from '@portal/ui';
import { changePassword } from '#api/passwords.ts';
import { FormError } from '#components/FormError.tsx';
import styles from '#components/FormPage.module.css';
import { PasswordInput } from '#components/PasswordInput.tsx';
import { PasswordRuleList } from '#components/PasswordRuleList.tsx';
import { UsernameForManagers } from '#components/UsernameForManagers.tsx';
import { useForm } from '#useForm.ts';
import type { en } from '#messages/en.ts';
import { stateWithNotice } from '#notices/pageNotice.ts';
import { changeProblem } from './changeProblem.ts';

/** The server ends every session when the password changes, so this one ends here too. */
export function ChangePasswordForm({ username }: { username: string }) {
  const { t, language } = useMessages<keyof typeof en | 'common.submit' | 'common.cancel'>();
  const navigate = useNavigate();
  const { form, field, values, problem, busy } = useForm({
    start: { old_password: '', new_password: '', repeat_new_password: '' },
    check: changeProblem,
    send: (entries) => changePassword(entries.old_password, entries.new_password),
    onDone: () => {
      signOut();
      void navigate(pages.login.href({ language }), {
        replace: true,
        state: stateWithNotice('passwordChanged'),
      });
    },
  });
  return (
    <form {...form} className={styles.form}>
      <UsernameForManagers username={username} />
      <PasswordInput
        {...field('old_password')}
        label={t('auth.password.old')}
        autoComplete="current-password"
      />
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
      <FormError problem={problem} />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('common.submit')}
        </Button>
        <ButtonLink to={pages.home.href()} variant="secondary">
          {t('common.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
