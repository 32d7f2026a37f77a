import { withoutTrailing } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { useParams } from '@portal/router';
import { FormPage } from '#components/FormPage.tsx';
import type { en } from '#messages/en.ts';
import styles from './PasswordlessLoginScreen.module.css';
import { useTokenSignIn } from './useTokenSignIn.ts';

/** An indeterminate progress line; the text above says what is happening. */
const Progress = () => <div className={styles.line} aria-hidden="true" />;

/**
 * /passwordless_login/{token}: signs in with the link from an e-mail. Requesting the address alone does not: the page
 * has to post the token.
 */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const { token = '' } = useParams();
  useTokenSignIn(withoutTrailing(token));
  return (
    <FormPage title={t('auth.passwordless.title')} lead={t('auth.passwordless.checking')}>
      <Progress />
    </FormPage>
  );
}
