import { ApiError, failureMessage, refusalHref } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Navigate } from '@portal/router';
import { portalLinks } from '@portal/session';
import { EmptyNotice, ErrorPanel, PageHeading, Skeleton } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { Swipe } from './walk/Swipe.tsx';
import type { WalkSteps } from './walk/useWalkSteps.ts';

interface NotShownProps {
  /** What it is called, as far as that is known. */
  title: string;
  /** Why the document is not there; null while it is on its way. */
  error: Error | null;
  /** Through the list that it was come to by, which goes on. */
  steps: WalkSteps | undefined;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * Instead of a document that is closed, gone, or did not come. Opened by itself, a refusal leads to its page; in a list it is explained where the
 * document would be, since the next one may be open. [V-01] [V-02]
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
        {kind === 'forbidden' ? <Locked /> : null}
        {kind === 'notFound' ? <EmptyNotice>{t('libraries.preview.gone')}</EmptyNotice> : null}
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

/** The publication was open when the list was read, and is not now. */
function Locked() {
  const { t } = useMessages<LibrariesMessage>();
  const { publicationsMail } = portalLinks();
  return (
    <div>
      <EmptyNotice>{t('research.tile.notIncluded')}</EmptyNotice>
      <p>
        {t('research.noAccess.text')} <a href={`mailto:${publicationsMail}`}>{publicationsMail}</a>
      </p>
    </div>
  );
}
