import { useMessages } from '@portal/i18n';
import { useSession } from '@portal/session';
import { ErrorPanel } from '@portal/ui';
import { PageTitle } from './PageTitle.tsx';

interface AreaErrorProps {
  /** Shown with the version, for support. [F-16] */
  remote: string;
  version: string;
  environment: string;
  onRetry: () => void;
}

/** Offline readers need to know; visitors have no other page to go to. */
function textOf(isSignedIn: boolean) {
  if (!navigator.onLine) return 'common.offline';
  return isSignedIn ? 'shell.area.text' : 'common.somethingWrong';
}

/** Header and other areas keep working. [F-09] */
export function AreaError({ remote, version, environment, onRetry }: AreaErrorProps) {
  const { t } = useMessages();
  const isSignedIn = useSession().status === 'signedIn';
  const title = t('shell.area.title');
  return (
    <>
      <PageTitle page={title} />
      <ErrorPanel
        asPage
        title={title}
        text={t(textOf(isSignedIn))}
        onRetry={onRetry}
        details={t('shell.area.details', { remote, version, environment })}
      />
    </>
  );
}
