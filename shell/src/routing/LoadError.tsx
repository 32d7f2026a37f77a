import type { ApiErrorKind } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { ErrorPanel } from '@portal/ui';

const texts: Partial<Record<ApiErrorKind, string>> = {
  timeout: 'common.requestTimeout',
  offline: 'common.offline',
};

/** What a page needs could not be loaded: said in its place, with a way to try again. */
export function LoadError({ kind, onRetry }: { kind: ApiErrorKind; onRetry: () => void }) {
  const { t } = useMessages();
  return (
    <ErrorPanel
      title={t('common.couldNotLoad')}
      text={t(texts[kind] ?? 'common.somethingWrong')}
      asPage
      onRetry={onRetry}
    />
  );
}
