import { useMessages } from '@portal/i18n';
import { IconInfoCircle, IconX } from '@portal/ui';
import type { ReactNode } from 'react';
import type { en } from '#messages/en.ts';
import styles from './FormNotice.module.css';

interface FormNoticeProps {
  text: string;
  onClose?: () => void;
  children?: ReactNode;
}

export function FormNotice({ text, onClose, children }: FormNoticeProps) {
  const { t } = useMessages<keyof typeof en>();
  return (
    <div className={styles.notice}>
      <IconInfoCircle className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <p className={styles.text}>{text}</p>
      {children}
      {onClose === undefined ? null : (
        <button
          type="button"
          className={styles.close}
          aria-label={t('preferences.notifications.notice.close')}
          onClick={onClose}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
