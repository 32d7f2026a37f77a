import { ApiError, failureMessage, refusalHref } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { NotIncluded, PageLink } from '@portal/research';
import { Navigate } from '@portal/router';
import { EmptyNotice, ErrorPanel, PageHeading, Skeleton } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { Swipe } from './walk/Swipe.tsx';
import type { WalkSteps } from './walk/useWalkSteps.ts';

interface NotShownProps {
  /** The title, as far as known. */
  title: string;
  /** Null while loading. */
  error: Error | null;
  /** The list it was opened from, which stays usable. */
  steps: WalkSteps | undefined;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * Replaces a document that is locked, gone or failed. Opened directly, a refusal redirects to its page; in a list it is
 * explained in place, since the next document may be open. [V-01] [V-02]
 */
export function NotShown({ title, error, steps, retrying, onRetry }: NotShownProps) {
  const { t } = useMessages<LibrariesMessage>();
  const kind = error instanceof ApiError ? error.kind : undefined;
  if (steps === undefined && kind === 'forbidden')
    return <Navigate to={refusalHref('unentitled', error)} replace />;
  if (steps === undefined && kind === 'notFound')
    return <Navigate to={pages.error.href({ code: '404' })} replace />;
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <Swipe steps={steps}>
        {error === null ? <Skeleton height="60dvh" /> : null}
        {kind === 'forbidden' ? <NotIncluded /> : null}
        {kind === 'notFound' ? <Gone /> : null}
        {error !== null && kind !== 'forbidden' && kind !== 'notFound' ? (
          <ErrorPanel
            title={t('research.download.failed')}
            text={t(failureMessage(error))}
            onRetry={onRetry}
            retrying={retrying}
          />
        ) : null}
      </Swipe>
    </>
  );
}

/** Withdrawn after the list was read. */
function Gone() {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <EmptyNotice next={<PageLink to={pages.allResearch.href()}>{t('libraries.toAllResearch')}</PageLink>}>
      {t('research.tile.gone')}
    </EmptyNotice>
  );
}
