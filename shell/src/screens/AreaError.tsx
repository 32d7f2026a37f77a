import { useMessages } from '@portal/i18n';
import { useSession } from '@portal/session';
import { ErrorPanel } from '@portal/ui';
import { PageTitle } from './PageTitle.tsx';

interface AreaErrorProps {
  /** Package and version that could not be loaded, for anyone who is asked for help. [F-16] */
  remote: string;
  version: string;
  environment: string;
  /** Starts the area from nothing, without a reload. */
  onRetry: () => void;
}

/** What the reader can do: somebody who is offline has to know it, and a visitor has no other page to go to. */
function textOf(isSignedIn: boolean) {
  if (!navigator.onLine) return 'common.offline';
  return isSignedIn ? 'shell.area.text' : 'common.somethingWrong';
}

/** An area whose files could not be loaded, in its place; header and every other area keep working. [F-09] */
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
