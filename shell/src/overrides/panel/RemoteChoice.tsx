import { useMessages } from '@portal/i18n';
import type { ReactNode } from 'react';
import type { en } from '../messages/en.ts';
import type { ActiveOverride } from '../readOverride.ts';
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

/** `released` is undefined for a remote the environment does not list. */
interface Choice {
  remote: string;
  released: string | undefined;
  override: ActiveOverride['release'] | undefined;
}

function choicesOf(page: OverriddenPage, active: readonly ActiveOverride[]): Choice[] {
  const { remotes } = page.environment;
  const further = active.map(({ remote }) => remote).filter((remote) => !Object.hasOwn(remotes, remote));
  return [...Object.keys(remotes), ...further].map((remote) => ({
    remote,
    released: remotes[remote]?.version,
    override: active.find((one) => one.remote === remote)?.release,
  }));
}

/** All remotes with the version in use, plus one not listed yet. Overridden ones can be reset. */
export function RemoteChoice({ page, active, value, onChange, reload }: RemoteChoiceProps) {
  const { t } = useMessages<keyof typeof en>();

  function handleReset(remote: string) {
    resetOverrides(remote);
    reload();
  }

  function stateOf({ released, override }: Choice): string {
    if (override === undefined) return t('overrides.panel.released', { version: released ?? '' });
    const { version, baseUrl: address } = override;
    if (released === undefined) return t('overrides.panel.activeUnlisted', { version, address });
    return t('overrides.panel.active', { version, address, released });
  }

  const option = (remote: string, label: ReactNode) => (
    <label className={styles.option}>
      <input
        type="radio"
        name="remote"
        value={remote}
        checked={remote === value}
        onChange={() => onChange(remote)}
      />
      <span>{label}</span>
    </label>
  );

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('overrides.panel.remote')}</legend>
      {choicesOf(page, active).map((choice) => (
        <div key={choice.remote} className={styles.line}>
          {option(
            choice.remote,
            <>
              {choice.remote} <span className={styles.version}>{stateOf(choice)}</span>
            </>,
          )}
          {choice.override !== undefined && (
            <button
              type="button"
              className={styles.reset}
              aria-label={t(
                choice.released === undefined ? 'overrides.panel.resetUnlisted' : 'overrides.panel.resetOf',
                { remote: choice.remote },
              )}
              onClick={() => handleReset(choice.remote)}
            >
              {t('overrides.panel.reset')}
            </button>
          )}
        </div>
      ))}
      <div className={styles.line}>
        {option('', t('overrides.panel.unlisted', { environment: page.environment.environment }))}
      </div>
    </fieldset>
  );
}
