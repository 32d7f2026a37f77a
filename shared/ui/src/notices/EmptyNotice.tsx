import type { ReactNode } from 'react';
import styles from './EmptyNotice.module.css';

/** States that there is nothing to show. */
export function EmptyNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  );
}
