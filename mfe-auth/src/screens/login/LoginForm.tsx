import { useSubmission } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Button, Checkbox, PasswordField, TextField } from '@portal/ui';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import styles from '#components/FormPage.module.css';
import type { en } from '#messages/en.ts';
import { LoginError } from './LoginError.tsx';
import { loginFailure, type LoginFailure } from './loginFailure.ts';
import { logIn } from './logIn.ts';
import { isBeyondAnyAccount, missingCredentials, type Credentials } from './loginRules.ts';

/** A failure keeps the username and clears the password; the error stays visible. */
export function LoginForm() {
  const { t } = useMessages<keyof typeof en>();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const { busy, submit } = useSubmission({
    send: (credentials: Credentials) => logIn(credentials, remember),
    // The screen redirects by itself once the client is signed in.
    onDone: () => undefined,
    onFailed: (error) => fail(loginFailure(error)),
  });

  function fail(reason: LoginFailure) {
    setFailure(reason);
    setPassword('');
    passwordField.current?.focus();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (missingCredentials({ username, password })) {
      setFailure({ kind: 'missing' });
      (username.trim() === '' ? usernameField : passwordField).current?.focus();
      return;
    }
    if (isBeyondAnyAccount({ username, password })) {
      fail({ kind: 'refused' });
      return;
    }
    setFailure(undefined);
    submit({ username, password });
  }

  const isWrong = failure?.kind === 'missing' || failure?.kind === 'refused';
  const explained = failure === undefined ? {} : { describedBy: errorId };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={usernameField}
        label={t('auth.login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        value={username}
        error={isWrong}
        {...explained}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        ref={passwordField}
        label={t('auth.login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={isWrong}
        {...explained}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure === undefined ? null : <LoginError failure={failure} id={errorId} />}
      <Checkbox
        label={t('auth.login.remember')}
        name="remember"
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      <Button type="submit" wide busy={busy}>
        {t('auth.login.submit')}
      </Button>
    </form>
  );
}
