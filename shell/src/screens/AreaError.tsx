import { useMessages } from '@portal/i18n';
import { ErrorPanel } from '@portal/ui';
import { areaName } from './areaName.ts';
import { PageTitle } from './PageTitle.tsx';

interface AreaErrorProps {
  /** The area's name in the contract, such as `team-coverage`. */
  area: string;
  /** Package and version that could not be loaded, for whoever is asked for help. [F-16] */
  remote: string;
  version: string;
  environment: string;
  /** Starts the area from nothing, without a reload. */
  onRetry: () => void;
}

/** An area whose files could not be loaded, in its place; header and every other area keep working. [F-09] */
export function AreaError({ area, remote, version, environment, onRetry }: AreaErrorProps) {
  const { t } = useMessages();
  const title = t('shell.area.title', { area: t(areaName(area)) });
  return (
    <>
      <PageTitle page={title} />
      <ErrorPanel
        asPage
        title={title}
        text={t('shell.area.text')}
        onRetry={onRetry}
        details={t('shell.area.details', { remote, version, environment })}
      />
    </>
  );
}
