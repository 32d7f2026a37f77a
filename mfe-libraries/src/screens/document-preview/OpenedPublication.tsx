import { useQuery } from '@portal/api';
import { pages, parseLanguage, type Language } from '@portal/contract';
import { formatDay, useMessages } from '@portal/i18n';
import { recordFromList, tagLabel } from '@portal/research';
import { usePageName } from '@portal/router';
import { PageHeading } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { previewQuery } from '#api/preview.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { PreviewFrame } from './frame/PreviewFrame.tsx';
import { PreviewActions } from './head/PreviewActions.tsx';
import { PublicationFacts } from './head/PublicationFacts.tsx';
import { PublicationKicker } from './head/PublicationKicker.tsx';
import { LaterPdfPages } from '#pdf/LaterPdfPages.tsx';
import { shownFile } from '#pdf/shownFile.ts';
import { NotShown } from './NotShown.tsx';
import styles from './OpenedPublication.module.css';
import { NextOnCompany } from './reading/NextOnCompany.tsx';
import { useMailLink } from './useMailLink.ts';
import { Swipe } from './walk/Swipe.tsx';
import { useFetchAhead } from './walk/useFetchAhead.ts';
import { useOwnLanguage } from './walk/useOwnLanguage.ts';
import type { WalkSteps } from './walk/useWalkSteps.ts';

/** Under a quote: type and day. */
function sourceOf(publication: Publication | undefined, language: Language): string {
  if (publication === undefined) return '';
  const { publication_type: type, publication_date: published } = publication;
  return [tagLabel(type, 'Publication Type', language), formatDay(published)]
    .filter((part) => part !== '')
    .join(', ');
}

interface OpenedPublicationProps {
  docRef: string;
  /** The list it was opened from. */
  steps: WalkSteps | undefined;
}

/** A publication: head, facts and document. [V-01] [V-02] */
export function OpenedPublication({ docRef, steps }: OpenedPublicationProps) {
  const { t, language } = useMessages<LibrariesMessage>();
  const {
    data: preview,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...previewQuery(docRef), retryOnMount: false });
  useFetchAhead(!isFetching, steps);
  useMailLink(docRef, preview !== undefined);
  // The API may omit the title: use the list's, or rely on the document.
  const named = [preview?.title, steps?.entry?.title].find((title) => title !== undefined && title !== '');
  usePageName(named);
  const publication = preview === undefined ? undefined : (preview.publication ?? recordFromList(docRef));
  useOwnLanguage(publication, steps);
  const title = named ?? t('libraries.preview.name');
  if (preview === undefined)
    return (
      <NotShown
        title={title}
        error={error}
        steps={steps}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );

  const file = shownFile(preview, publication);
  return (
    <div className={styles.publication} data-paper={file === undefined ? undefined : 'own'}>
      <div className={styles.head}>
        <PageHeading kicker={publication && <PublicationKicker publication={publication} />}>
          <span lang={named === undefined ? undefined : parseLanguage(preview.language)}>{title}</span>
        </PageHeading>
        <PreviewActions
          title={title}
          address={pages.documentPreview.href({ docRef })}
          download={preview.download_link}
          prints={file === undefined}
        />
      </div>
      {publication === undefined ? null : (
        <div className={styles.about}>
          <PublicationFacts publication={publication} steps={steps} />
        </div>
      )}
      <div className={styles.document}>
        {file === undefined ? (
          <Swipe steps={steps}>
            <PreviewFrame
              preview={preview}
              title={title}
              docRef={docRef}
              source={sourceOf(publication, language)}
            />
          </Swipe>
        ) : (
          <LaterPdfPages link={file} lang={parseLanguage(preview.language)} steps={steps} />
        )}
        {publication === undefined ? null : <NextOnCompany publication={publication} />}
      </div>
    </div>
  );
}
