import type { ReactNode } from 'react';
import styles from './MultiSelect.module.css';

interface WaitingFieldProps {
  placeholder: string;
  /** The icon at its end. */
  icon?: ReactNode;
}

/** Looks like the field whose code is loading. */
export function WaitingField({ placeholder, icon }: WaitingFieldProps) {
  return (
    <div className={`${styles.control} ${styles.waiting}`}>
      <span className={styles.placeholder}>{placeholder}</span>
      <span className={styles.indicators}>{icon}</span>
    </div>
  );
}
