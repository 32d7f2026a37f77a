import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'className'> {
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** Something started by this button is still running: further clicks do nothing. @default false */
  busy?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
  /** As wide as its place. @default false */
  wide?: boolean;
}

/** A button. One that is `aria-disabled` or busy stays focusable, so that its tooltip can be read, and does nothing. */
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
