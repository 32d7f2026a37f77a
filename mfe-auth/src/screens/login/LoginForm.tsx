import { useMutation } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Button, Checkbox, PasswordField, TextField } from '@portal/ui';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { en } from '#messages/en.ts';
import { LoginError } from './LoginError.tsx';
import { loginFailure, type LoginFailure } from './loginFailure.ts';
import { logIn } from './logIn.ts';
import { missingCredentials } from './loginRules.ts';
import styles from './LoginScreen.module.css';

/** Username, password and what was wrong with them. A failure keeps the name, clears the password and waits there. */
export function LoginForm() {
  const { t } = useMessages<keyof typeof en>();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const login = useMutation({
    mutationFn: () => logIn({ username, password }, remember),
    onError: (error) => {
      setFailure(loginFailure(error));
      setPassword('');
      passwordField.current?.focus();
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (login.isPending) return;
    if (missingCredentials({ username, password })) {
      setFailure('missing');
      (username.trim() === '' ? usernameField : passwordField).current?.focus();
      return;
    }
    setFailure(undefined);
    login.mutate();
  }

  const isWrong = failure === 'missing' || failure === 'refused';
  const explained = isWrong ? { 'aria-errormessage': errorId } : {};
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
        maxLength={254}
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
        maxLength={1024}
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
      <Button type="submit" wide busy={login.isPending}>
        {t('auth.login.submit')}
      </Button>
    </form>
  );
}
