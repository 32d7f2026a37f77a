import { failureMessage, type ApiError } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { ErrorPanel } from '@portal/ui';
import { PageTitle } from '../screens/PageTitle.tsx';
import { serverMessage, statusLine } from '../screens/topLevelText.ts';

interface LoadErrorProps {
  error: ApiError;
  onRetry: () => void;
}

/** Advice, the server's message, and the status in small print. [G-12] */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const { t } = useMessages();
  const title = t('common.couldNotLoad');
  const status = statusLine(error.status, error.problem?.title);
  // Plain text comes from a proxy before the API.
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
