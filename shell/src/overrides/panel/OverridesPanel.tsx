import { useMessages } from '@portal/i18n';
import { Modal } from '@portal/ui';
import { overrideOrigins } from '@portal/wire';
import type { en } from '../messages/en.ts';
import type { ActiveOverride } from '../readOverride.ts';
import type { OverriddenPage } from '../rules/refuseUnfit.ts';
import { OverrideForm } from './OverrideForm.tsx';
import styles from './OverridesPanel.module.css';

export interface OverridesPanelProps {
  page: OverriddenPage;
  active: readonly ActiveOverride[];
  /** The remote of the current page. */
  here: string | undefined;
  opened: boolean;
  onClose: () => void;
  /** Reloads the page, so that a change takes effect. */
  reload: () => void;
}

/** Replaces a remote with a developer's build, in this tab. [F-12] */
export function OverridesPanel({ page, active, here, opened, onClose, reload }: OverridesPanelProps) {
  const { t } = useMessages<keyof typeof en>();
  const { environment } = page;
  const allowed = overrideOrigins(environment).join(', ');
  return (
    <Modal title={t('overrides.panel.title')} opened={opened} onClose={onClose}>
      <div className={styles.words}>
        <p>{t('overrides.panel.intro')}</p>
        <p className={styles.warning}>{t('overrides.panel.warning')}</p>
        <p>{t('overrides.panel.allowed', { environment: environment.environment, allowed })}</p>
      </div>
      <OverrideForm page={page} active={active} here={here} reload={reload} />
    </Modal>
  );
}
