import { useMessages } from '@portal/i18n';
import { Button } from '@portal/ui';
import type { en } from '#messages/en.ts';
import { FormNotice } from './FormNotice.tsx';
import styles from './FormNotice.module.css';

interface FormNoticesProps {
  isRestored: boolean;
  onDiscard: () => void;
  outcome: { isMerged: boolean; gone: readonly string[] };
  onClose: (seen: 'isMerged' | 'gone') => void;
  /** Names that the next save will remove. */
  goneNext: readonly string[];
}

/** Joins the first few names; there may be hundreds. */
const joined = (names: readonly string[]) =>
  names.length > 12 ? `${names.slice(0, 12).join(', ')} … (+${names.length - 12})` : names.join(', ');

/** What clients cannot see from their settings alone. [N-02] [N-03] */
export function FormNotices({ isRestored, onDiscard, outcome, onClose, goneNext }: FormNoticesProps) {
  const { t } = useMessages<keyof typeof en>();
  return (
    <div className={styles.notices} role="status">
      {isRestored ? (
        <FormNotice text={t('preferences.notifications.restored')}>
          <Button variant="quiet" onClick={onDiscard}>
            {t('preferences.notifications.restored.discard')}
          </Button>
        </FormNotice>
      ) : null}
      {outcome.isMerged ? (
        <FormNotice text={t('preferences.notifications.merged')} onClose={() => onClose('isMerged')} />
      ) : null}
      {outcome.gone.length > 0 ? (
        <FormNotice
          text={t('preferences.notifications.gone', { names: joined(outcome.gone) })}
          onClose={() => onClose('gone')}
        />
      ) : null}
      {goneNext.length > 0 ? (
        <FormNotice text={t('preferences.notifications.goneNext', { names: joined(goneNext) })} />
      ) : null}
    </div>
  );
}
