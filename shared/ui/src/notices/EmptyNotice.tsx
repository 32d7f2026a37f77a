import type { ReactNode } from 'react';
import styles from './EmptyNotice.module.css';

/** Says that there is nothing to show, where the something would be. */
export function EmptyNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  );
}
