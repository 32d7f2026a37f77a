import type { ReactNode } from 'react';
import styles from './EmptyNotice.module.css';

interface EmptyNoticeProps {
  children: ReactNode;
  /** What to do next: links and buttons. */
  next?: ReactNode;
}

/** States that there is nothing to show, and what leads on. */
export function EmptyNotice({ children, next }: EmptyNoticeProps) {
  return (
    <div className={styles.notice}>
      <p role="status">{children}</p>
      {next === undefined ? null : <div className={styles.next}>{next}</div>}
    </div>
  );
}
