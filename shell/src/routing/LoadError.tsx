import { failureMessage, type ApiError } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { ErrorPanel } from '@portal/ui';
import { PageTitle } from '../screens/PageTitle.tsx';
import { statusLine } from '../screens/topLevelText.ts';

interface LoadErrorProps {
  error: ApiError;
  onRetry: () => void;
}

/** What a page needs could not be loaded: said in its place, with a way to try again and the status for who is asked. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const { t } = useMessages();
  const title = t('common.couldNotLoad');
  return (
    <>
      <PageTitle page={title} />
      <ErrorPanel
        asPage
        title={title}
        text={t(failureMessage(error))}
        details={statusLine(error.status, error.problem?.title)}
        onRetry={onRetry}
      />
    </>
  );
}
