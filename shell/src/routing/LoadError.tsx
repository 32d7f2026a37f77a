import type { ApiErrorKind } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { ErrorPanel } from '@portal/ui';
import { PageTitle } from '../screens/PageTitle.tsx';

const texts: Partial<Record<ApiErrorKind, string>> = {
  timeout: 'common.requestTimeout',
  offline: 'common.offline',
};

/** What a page needs could not be loaded: said in its place, with a way to try again. */
export function LoadError({ kind, onRetry }: { kind: ApiErrorKind; onRetry: () => void }) {
  const { t } = useMessages();
  const title = t('common.couldNotLoad');
  return (
    <>
      <PageTitle page={title} />
      <ErrorPanel title={title} text={t(texts[kind] ?? 'common.somethingWrong')} asPage onRetry={onRetry} />
    </>
  );
}
