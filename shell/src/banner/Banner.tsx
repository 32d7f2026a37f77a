import { IconAlertCircle } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** Of the banner's button or link. */
export const bannerAction = styles.button;

interface BannerProps {
  label: string;
  action: ReactNode;
  children: ReactNode;
}

/** Above every page that is not what clients see. Sticky but in the page flow, so it covers nothing. */
export function Banner({ label, action, children }: BannerProps) {
  return (
    <aside aria-label={label} className={styles.banner}>
      <div className={styles.bar}>
        <IconAlertCircle className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
        <div role="status" className={styles.words}>
          {children}
        </div>
        {action}
      </div>
    </aside>
  );
}
