import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'className'> {
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** An action is still running: further clicks do nothing. @default false */
  busy?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
  /** Full width. @default false */
  wide?: boolean;
}

/** A button. If `aria-disabled` or busy it does nothing, but keeps focus so that its tooltip can be read. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    busy = false,
    icon,
    wide = false,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const inert = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-wide={wide || undefined}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}
