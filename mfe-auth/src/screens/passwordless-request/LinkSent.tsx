import { useMessages } from '@portal/i18n';
import { Button, IconCheck } from '@portal/ui';
import { BackToLogin } from '#components/BackToLogin.tsx';
import styles from '#components/FormPage.module.css';
import notice from '#components/Notice.module.css';
import type { en } from '#messages/en.ts';

interface LinkSentProps {
  onAgain: () => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Replaces the form once the link is sent. Takes the focus, so that screen readers announce it. */
export function LinkSent({ onAgain }: LinkSentProps) {
  const { t } = useMessages<keyof typeof en>();
  return (
    <div className={styles.form}>
      <div className={notice.notice}>
        <IconCheck className={notice.icon} size={20} stroke={1.75} aria-hidden="true" />
        <p ref={focus} tabIndex={-1} className={notice.words}>
          {t('auth.passwordless.sent')}
        </p>
      </div>
      <p className={styles.hint}>{t('auth.passwordless.sentHint')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onAgain}>
          {t('auth.passwordless.again')}
        </Button>
      </div>
      <BackToLogin />
    </div>
  );
}
