import { useMessages } from '@portal/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { IconRefresh } from '../icons.ts';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { useFocusOnLeaving } from '../page-heading/useFocusOnLeaving.ts';
import styles from './ErrorPanel.module.css';

interface ErrorPanelProps {
  title: string;
  text: ReactNode;
  /** Starts over; if omitted, there is no Retry. */
  onRetry?: () => void;
  /** @default false */
  retrying?: boolean;
  /** Small print for support: version, environment. */
  details?: ReactNode;
  /** Replaces the whole page: the title is its heading. @default false */
  asPage?: boolean;
  /** Other actions, next to Retry. */
  children?: ReactNode;
}

/** A failure, shown instead of the content: what happened, what to do. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, text, onRetry, retrying = false, details, asPage = false, children } = props;
  const { t } = useMessages();
  const panel = useFocusOnLeaving<HTMLElement>();
  return (
    <section ref={panel} className={styles.panel} role={asPage ? undefined : 'alert'}>
      {asPage ? <PageHeading>{title}</PageHeading> : <h2 className={styles.title}>{title}</h2>}
      <div className={styles.text}>{text}</div>
      {onRetry || children ? (
        <div className={styles.actions}>
          {onRetry ? (
            <Button
              busy={retrying}
              onClick={onRetry}
              icon={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
            >
              {t('common.retry')}
            </Button>
          ) : null}
          {children}
        </div>
      ) : null}
      {details === undefined ? null : <p className={styles.details}>{details}</p>}
    </section>
  );
}
