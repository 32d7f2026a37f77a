import { failureMessage, type ApiError } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { ErrorPanel } from '@portal/ui';
import { PageTitle } from '../screens/PageTitle.tsx';
import { serverMessage, statusLine } from '../screens/topLevelText.ts';

interface LoadErrorProps {
  error: ApiError;
  onRetry: () => void;
}

/** What a page needs could not be loaded: what to do, what the server says of it, and the status in small print. [G-12] */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const { t } = useMessages();
  const title = t('common.couldNotLoad');
  const status = statusLine(error.status, error.problem?.title);
  // A text alone is from whatever stands before the API.
  const message = typeof error.body === 'string' ? undefined : serverMessage(error.body);
  return (
    <>
      <PageTitle page={title} />
      <ErrorPanel
        asPage
        title={title}
        text={
          <>
            <p>{t(failureMessage(error))}</p>
            {message === undefined || status?.includes(message) === true ? null : (
              <p>
                <bdi>{message}</bdi>
              </p>
            )}
          </>
        }
        details={status}
        onRetry={onRetry}
      />
    </>
  );
}
