import { useMessages } from '@portal/i18n';
import type { PageEnvironment } from '@portal/wire';
import { useSyncExternalStore } from 'react';
import { Banner, bannerAction } from '../banner/Banner.tsx';
import type { en } from './messages/en.ts';
import { problemMessage } from './messages/index.ts';
import type { PageOverrides } from './PageOverrides.ts';
import { resetOverrides, type FailedOverride } from './storedOverrides.ts';

interface OverridesBannerProps {
  overrides: PageOverrides;
  /** As released. */
  environment: PageEnvironment;
  reload?: () => void;
}

/** Shown above every page of a tab with overrides, including those that were reset automatically. [F-12] */
export function OverridesBanner(props: OverridesBannerProps) {
  const { overrides, environment, reload = () => location.reload() } = props;
  const { t } = useMessages<keyof typeof en>();
  const { active, failed } = useSyncExternalStore(overrides.subscribe, overrides.current);
  const isActive = ({ remote }: { remote: string }) => !failed.some((one) => one.remote === remote);
  const running = active.filter(isActive);
  if (running.length === 0 && failed.length === 0) return null;

  function handleReset() {
    resetOverrides();
    reload();
  }

  const isRunning = running.length > 0;
  const button = (
    <button
      type="button"
      className={bannerAction}
      onClick={isRunning ? handleReset : () => overrides.dismissFailed()}
    >
      {isRunning ? t('overrides.banner.reset') : t('overrides.banner.close')}
    </button>
  );
  return (
    <Banner label={t('overrides.banner.label')} action={button}>
      {running.map(({ remote, release: { version, baseUrl: address } }) => (
        <p key={remote}>{t('overrides.banner.active', { remote, version, address })}</p>
      ))}
      {failed.map((one) => (
        <FailedLine key={one.remote} failed={one} environment={environment} />
      ))}
    </Banner>
  );
}

function FailedLine({ failed, environment }: { failed: FailedOverride; environment: PageEnvironment }) {
  const { t } = useMessages<keyof typeof en>();
  const { remote, address, problem } = failed;
  const words = t(problemMessage(problem), { environment: environment.environment, ...problem.values });
  const version = environment.remotes[remote]?.version;
  return (
    <p>
      {remote === '' ? words : t('overrides.banner.failed', { remote, address, problem: words })}
      {version !== undefined && ` ${t('overrides.banner.instead', { remote, version })}`}
    </p>
  );
}
