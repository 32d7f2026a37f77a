import { useMessages } from '@portal/i18n';
import { Button, Tooltip } from '@portal/ui';
import type { en } from '#messages/en.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Sticky while there are changes. [N-03] [N-04] */
export function SaveBar({ isChanged, isSaving, onSave, onCancel }: SaveBarProps) {
  const { t } = useMessages<keyof typeof en>();
  const isReady = isChanged && !isSaving;
  return (
    <div className={styles.bar} data-changed={isChanged || undefined}>
      <div className={styles.inner}>
        <p className={styles.state} role="status">
          {isChanged ? t('preferences.notifications.unsaved') : null}
        </p>
        <div className={styles.actions}>
          <Tooltip
            label={t(isSaving ? 'preferences.notifications.saving' : 'preferences.notifications.nothing')}
            disabled={isReady}
          >
            <Button busy={isSaving} aria-disabled={!isReady} onClick={onSave}>
              {t('preferences.notifications.save')}
            </Button>
          </Tooltip>
          <Button variant="secondary" aria-disabled={!isReady} onClick={onCancel}>
            {t('preferences.notifications.cancel')}
          </Button>
        </div>
      </div>
    </div>
  );
}
