import { useMessages } from '@portal/i18n';
import { ErrorPanel } from '@portal/ui';
import { PageTitle } from './PageTitle.tsx';

interface AreaErrorProps {
  /** Package and version that could not be loaded, for whoever is asked for help. [F-16] */
  remote: string;
  version: string;
  environment: string;
  /** Starts the area from nothing, without a reload. */
  onRetry: () => void;
}

/** An area whose files could not be loaded, in its place; header and every other area keep working. [F-09] */
export function AreaError({ remote, version, environment, onRetry }: AreaErrorProps) {
  const { t } = useMessages();
  const title = t('shell.area.title');
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
