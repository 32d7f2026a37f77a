import { Link } from '@portal/router';
import type { ReactNode } from 'react';
import styles from './Pill.module.css';

interface PillProps {
  children: ReactNode;
  /** Makes it a link to that page. */
  to?: string;
  /** Language of the words when it is not the page's. */
  lang?: string;
}

/** A short label: a tag of a publication. */
export function Pill({ children, to, lang }: PillProps) {
  if (to === undefined)
    return (
      <span className={styles.pill} lang={lang}>
        {children}
      </span>
    );
  return (
    <Link to={to} className={styles.pill} lang={lang}>
      {children}
    </Link>
  );
}
