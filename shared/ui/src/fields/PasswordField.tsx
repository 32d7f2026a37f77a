import { useMessages } from '@portal/i18n';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { IconEye, IconEyeOff } from '../icons.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import styles from './PasswordField.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'note' | 'onMouseDown'> & {
  /** Which password a password manager offers or saves. */
  autoComplete: 'current-password' | 'new-password';
};

/** Hides a revealed password on submit: browsers remember the content of text fields. */
function useHideOnSubmit(hide: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  });
  return button;
}

/** A password that can be revealed, with a caps lock warning. */
export function PasswordField({ id, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordFieldProps) {
  const { t } = useMessages();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const button = useHideOnSubmit(() => setShown(false));
  const readCapsLock = (event: KeyboardEvent | MouseEvent) => setCapsLock(event.getModifierState('CapsLock'));

  const reveal = (
    <button
      ref={button}
      type="button"
      className={styles.reveal}
      aria-label={t(shown ? 'common.hidePassword' : 'common.showPassword')}
      aria-controls={fieldId}
      onClick={() => setShown(!shown)}
    >
      {shown ? <IconEyeOff size={20} stroke={1.5} /> : <IconEye size={20} stroke={1.5} />}
    </button>
  );
  const hint = (
    <p className={styles.capsLock} aria-live="polite">
      {capsLock ? t('common.capsLock') : null}
    </p>
  );

  return (
    <TextField
      {...rest}
      id={fieldId}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={reveal}
      note={hint}
      onMouseDown={readCapsLock}
      onKeyDown={(event) => {
        readCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        readCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
    />
  );
}
