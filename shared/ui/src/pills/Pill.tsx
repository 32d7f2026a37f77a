import { Link } from '@portal/router';
import type { ComponentType, ReactNode } from 'react';
import styles from './Pill.module.css';

interface PillLinkProps {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  lang?: string | undefined;
}

interface PillProps {
  children: ReactNode;
  /** Makes it a link to that page. */
  to?: string;
  /** What links to the page, such as one that knows whether the client may open it. @default Link */
  link?: ComponentType<PillLinkProps>;
  /** Language of the words when it is not the page's. */
  lang?: string;
}

/** A short label: a tag of a publication. */
export function Pill({ children, to, link: PageLink = Link, lang }: PillProps) {
  if (to === undefined)
    return (
      <span className={styles.pill} lang={lang}>
        {children}
      </span>
    );
  return (
    <PageLink to={to} className={styles.pill} lang={lang}>
      {children}
    </PageLink>
  );
}
