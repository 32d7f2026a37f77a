import { useMessages } from '@portal/i18n';
import { FieldError, IconCheck, IconInfoCircle } from '@portal/ui';
import type { en } from '#messages/en.ts';
import type { PageNotice } from '#notices/pageNotice.ts';
import styles from './Notice.module.css';
import { useLateWords } from './useLateWords.ts';

/** A message from the previous page. It stays, and is read out once the page has loaded. */
export function Notice({ notice: { id, variant } }: { notice: PageNotice }) {
  const { t } = useMessages<keyof typeof en>();
  const words = useLateWords(t(id));
  if (variant === 'error') return <FieldError>{words}</FieldError>;
  const Icon = variant === 'info' ? IconInfoCircle : IconCheck;
  return (
    <div className={styles.notice} data-variant={variant}>
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <p role="status">{words}</p>
    </div>
  );
}
