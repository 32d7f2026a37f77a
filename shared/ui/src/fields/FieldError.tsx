import type { ReactNode } from 'react';
import { IconAlertCircle } from '../icons.ts';
import styles from './FieldError.module.css';

interface FieldErrorProps {
  children: ReactNode;
  /** For `aria-describedby` of its fields. */
  id?: string;
}

/** Error of a field or form, announced when it appears. */
export function FieldError({ children, id }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} role="alert">
      <IconAlertCircle className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
