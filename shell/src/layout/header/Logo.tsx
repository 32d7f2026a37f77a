import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { VisuallyHidden } from '@portal/ui';
import type { HeaderVariant } from '@portal/wire';
import styles from './Logo.module.css';

/** Labels environments that clients never see. [F-14] */
const ribbons: Record<HeaderVariant, string | undefined> = {
  plain: undefined,
  uat: 'UAT',
  staging: 'Staging',
};

export function Logo({ variant }: { variant: HeaderVariant }) {
  const { t } = useMessages();
  const ribbon = ribbons[variant];
  return (
    <Link to="/" className={styles.logo} data-variant={ribbon && variant}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path className={styles.field} d="M0 0h32v32H0z" />
        <path className={styles.line} d="M6.5 21.5 13 14.5l4.5 4 8-10" />
        <path className={styles.base} d="M6.5 25.5h19" />
      </svg>
      <VisuallyHidden>{t('shell.header.logo')} </VisuallyHidden>
      <span className={styles.name} aria-hidden="true">
        <b>Research</b> Portal
      </span>
      {ribbon === undefined ? null : <span className={styles.ribbon}>{ribbon}</span>}
    </Link>
  );
}
