import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** Short line above: the part of the portal. */
  kicker?: ReactNode;
  /** Sentence below. */
  lead?: ReactNode;
  /** Controls at the end of the line. */
  aside?: ReactNode;
}

/** The only heading of a page; focused by the shell after navigation. [S-06] */
export function PageHeading({ children, kicker, lead, aside }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        {kicker === undefined ? null : <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title} id="page-heading" tabIndex={-1}>
          {children}
        </h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
