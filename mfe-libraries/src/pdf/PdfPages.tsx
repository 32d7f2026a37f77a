import { failureMessage } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { EmptyNotice, ErrorPanel, Skeleton } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { DownloadButton } from '#screens/document-preview/head/DownloadButton.tsx';
import { Swipe } from '#screens/document-preview/walk/Swipe.tsx';
import type { WalkSteps } from '#screens/document-preview/walk/useWalkSteps.ts';
import { PdfDocument } from './PdfDocument.tsx';
import { usePdf } from './usePdf.ts';

export interface PdfPagesProps {
  /** Path of the file below the API base. */
  link: string;
  lang: string | undefined;
  /** The list it was opened from. */
  steps: WalkSteps | undefined;
}

/** A publication's PDF, page by page. Loaded on demand, with the library that draws it. [V-03] */
export function PdfPages({ link, lang, steps }: PdfPagesProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { pdf, sizes, error, isTooLarge, retry } = usePdf(link);
  if (pdf !== undefined) return <PdfDocument pdf={pdf} sizes={sizes} lang={lang} steps={steps} />;
  if (isTooLarge)
    return (
      <Swipe steps={steps}>
        <EmptyNotice next={<DownloadButton link={link} />}>{t('libraries.pdf.tooLarge')}</EmptyNotice>
      </Swipe>
    );
  if (error === undefined)
    return (
      <Swipe steps={steps}>
        <Skeleton height="60dvh" />
      </Swipe>
    );
  return (
    <Swipe steps={steps}>
      <ErrorPanel
        title={t('common.couldNotShow')}
        text={t(failureMessage(error))}
        onRetry={retry}
        retrying={false}
      />
    </Swipe>
  );
}
