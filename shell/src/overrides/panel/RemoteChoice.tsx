import { useMessages } from '@portal/i18n';
import type { en } from '../messages/en.ts';
import type { ActiveOverride } from '../PageOverrides.ts';
import type { OverriddenPage } from '../rules/refuseUnfit.ts';
import { resetOverrides } from '../storedOverrides.ts';
import styles from './RemoteChoice.module.css';

interface RemoteChoiceProps {
  page: OverriddenPage;
  active: readonly ActiveOverride[];
  value: string;
  onChange: (remote: string) => void;
  reload: () => void;
}

/** Every remote of the page with the version in force, to choose one of; what is overridden can be put back here. */
export function RemoteChoice({ page, active, value, onChange, reload }: RemoteChoiceProps) {
  const { t } = useMessages<keyof typeof en>();

  function handleReset(remote: string) {
    resetOverrides(remote);
    reload();
  }

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('overrides.panel.remote')}</legend>
      {Object.entries(page.environment.remotes).map(([remote, { version: released }]) => {
        const override = active.find((one) => one.remote === remote)?.release;
        return (
          <div key={remote} className={styles.line}>
            <label className={styles.option}>
              <input
                type="radio"
                name="remote"
                value={remote}
                checked={remote === value}
                onChange={() => onChange(remote)}
              />
              <span>
                {remote}{' '}
                <span className={styles.version}>
                  {override === undefined
                    ? t('overrides.panel.released', { version: released })
                    : t('overrides.panel.active', {
                        version: override.version,
                        address: override.baseUrl,
                        released,
                      })}
                </span>
              </span>
            </label>
            {override !== undefined && (
              <button
                type="button"
                className={styles.reset}
                aria-label={t('overrides.panel.resetOf', { remote })}
                onClick={() => handleReset(remote)}
              >
                {t('overrides.panel.reset')}
              </button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
