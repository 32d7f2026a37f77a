import { failureMessage } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { ErrorPanel, Skeleton } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { PdfDocument } from './PdfDocument.tsx';
import { usePdf } from './usePdf.ts';

export interface PdfPagesProps {
  /** Path of the file below the API base. */
  link: string;
  lang: string | undefined;
}

/** A publication's PDF, page by page. Loaded on demand, with the library that draws it. [V-03] */
export function PdfPages({ link, lang }: PdfPagesProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { pdf, sizes, error, retry } = usePdf(link);
  if (error !== undefined)
    return (
      <ErrorPanel
        title={t('common.couldNotShow')}
        text={t(failureMessage(error))}
        onRetry={retry}
        retrying={false}
      />
    );
  if (pdf === undefined) return <Skeleton height="60dvh" />;
  return <PdfDocument pdf={pdf} sizes={sizes} lang={lang} />;
}
