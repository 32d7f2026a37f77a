import { useMessages } from '@portal/i18n';
import { useId, useState, type KeyboardEvent } from 'react';
import { IconEye, IconEyeOff } from '../icons/icons.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import styles from './PasswordField.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'description'> & {
  /** Which password a password manager should offer or keep. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password: it can be shown, and says so when caps lock is on. */
export function PasswordField({ id, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordFieldProps) {
  const { t } = useMessages();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  const reveal = (
    <button
      type="button"
      className={styles.reveal}
      aria-label={t(shown ? 'common.hidePassword' : 'common.showPassword')}
      aria-controls={fieldId}
      onClick={() => setShown(!shown)}
    >
      {shown ? <IconEyeOff size={20} stroke={1.5} /> : <IconEye size={20} stroke={1.5} />}
    </button>
  );

  return (
    <div className={styles.field}>
      <TextField
        {...rest}
        id={fieldId}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        trailing={reveal}
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
      <p className={styles.capsLock} aria-live="polite">
        {capsLock ? t('common.capsLock') : null}
      </p>
    </div>
  );
}
