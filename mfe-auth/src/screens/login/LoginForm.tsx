import { useSubmission } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Button, Checkbox, PasswordField, TextField } from '@portal/ui';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import styles from '#components/FormPage.module.css';
import { formValues } from '#formValues.ts';
import type { en } from '#messages/en.ts';
import { LoginError } from './LoginError.tsx';
import { loginFailure, type LoginFailure } from './loginFailure.ts';
import { logIn } from './logIn.ts';
import { isBeyondAnyAccount, missingCredentials, type Credentials } from './loginRules.ts';

/** A failure keeps the username and clears the password; the error stays visible. */
export function LoginForm() {
  const { t } = useMessages<keyof typeof en>();
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [remember, setRemember] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const form = useRef<HTMLFormElement>(null);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const { busy, submit } = useSubmission({
    send: (given: Credentials) => logIn(given, remember),
    // The screen redirects by itself once the client is signed in.
    onDone: () => undefined,
    onFailed: (error) => fail(loginFailure(error)),
  });

  function fail(reason: LoginFailure) {
    setFailure(reason);
    setCredentials((now) => ({ ...now, password: '' }));
    passwordField.current?.focus();
  }

  const change = (typed: Partial<Credentials>) =>
    setCredentials({ ...formValues(form.current, { ...credentials }), ...typed });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const current = formValues(form.current, { ...credentials });
    setCredentials(current);
    if (missingCredentials(current)) {
      setFailure({ kind: 'missing' });
      (current.username.trim() === '' ? usernameField : passwordField).current?.focus();
      return;
    }
    if (isBeyondAnyAccount(current)) {
      fail({ kind: 'refused' });
      return;
    }
    setFailure(undefined);
    submit(current);
  }

  const isWrong = failure?.kind === 'missing' || failure?.kind === 'refused';
  const explained = failure === undefined ? {} : { describedBy: errorId };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={usernameField}
        label={t('auth.login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        value={credentials.username}
        error={isWrong}
        {...explained}
        onChange={(event) => change({ username: event.target.value })}
      />
      <PasswordField
        ref={passwordField}
        label={t('auth.login.password')}
        name="password"
        autoComplete="current-password"
        value={credentials.password}
        error={isWrong}
        {...explained}
        onChange={(event) => change({ password: event.target.value })}
      />
      {failure === undefined ? null : <LoginError failure={failure} id={errorId} />}
      <Checkbox
        label={t('auth.login.remember')}
        name="remember"
        checked={remember}
        onChange={(event) => {
          change({});
          setRemember(event.target.checked);
        }}
      />
      <Button type="submit" wide busy={busy}>
        {t('auth.login.submit')}
      </Button>
    </form>
  );
}
