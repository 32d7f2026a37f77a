import { Link } from '@portal/router';
import type { ReactNode } from 'react';
import type { ButtonVariant } from './Button.tsx';
import styles from './Button.module.css';

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** Shown before the label. */
  icon?: ReactNode;
  replace?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, variant = 'primary', icon, replace = false }: ButtonLinkProps) {
  return (
    <Link to={to} replace={replace} className={styles.button} data-variant={variant}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
