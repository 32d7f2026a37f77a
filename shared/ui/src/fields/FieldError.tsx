import type { ReactNode } from 'react';
import { IconAlertCircle } from '../icons.ts';
import styles from './FieldError.module.css';

interface FieldErrorProps {
  children: ReactNode;
  /** For the `aria-describedby` of the fields it speaks of. */
  id?: string;
}

/** What is wrong with an entry or a whole form, read out as soon as it appears. */
export function FieldError({ children, id }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} role="alert">
      <IconAlertCircle className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
