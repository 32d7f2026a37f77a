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
  /** Makes it a link. */
  to?: string;
  /** Link component, such as one that checks access. @default Link */
  link?: ComponentType<PillLinkProps>;
  /** The text's language, if not the page's. */
  lang?: string;
}

/** A short label, such as a publication's tag. */
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
