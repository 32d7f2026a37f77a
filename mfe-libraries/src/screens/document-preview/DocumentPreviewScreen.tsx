import { ApiError, queryClient, refusalHref, useSuspenseQuery } from '@portal/api';
import { pages, parseLanguage } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { redirect, useLocation, useNavigate, useParams, type LoaderArgs } from '@portal/router';
import { CopyLink, NoAccessModal, startDownload } from '@portal/research';
import { Button, IconArrowLeft, IconDownload, PageHeading, PrintedCopy } from '@portal/ui';
import { useMemo, useState } from 'react';
import { previewQuery } from '#api/preview.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './DocumentPreviewScreen.module.css';
import { previewDocument, printedDocument } from './previewDocument.ts';

/** The document comes first: a client without access to it never sees the screen. [V-01] */
export async function loader({ params }: LoaderArgs) {
  try {
    await queryClient.query(previewQuery(params.docRef ?? ''));
    return null;
  } catch (error) {
    const kind = error instanceof ApiError ? error.kind : undefined;
    if (kind === 'forbidden') return redirect(refusalHref('unentitled', error));
    if (kind === 'notFound') return redirect(pages.error.href({ code: '404' }));
    throw error;
  }
}

/** /document_preview/{docRef}  [V-01] */
export function Component() {
  const { docRef = '' } = useParams();
  const { t } = useMessages<LibrariesMessage>();
  const { data: preview } = useSuspenseQuery(previewQuery(docRef));
  const lang = parseLanguage(preview.language);
  // An API need not tell the title: the document itself has it.
  const isNamed = preview.title !== '';
  const title = isNamed ? preview.title : t('libraries.preview.name');
  // One value for one preview: a trusted one equals nothing but itself, and a frame given another loads anew.
  const document = useMemo(() => previewDocument(preview), [preview]);

  return (
    <article className={styles.screen}>
      <PageHeading
        kicker={<BackButton />}
        aside={
          <>
            <CopyLink address={pages.documentPreview.href({ docRef })} />
            {preview.download_link === '' ? null : <DownloadButton link={preview.download_link} />}
          </>
        }
      >
        <span lang={isNamed ? lang : undefined}>{title}</span>
      </PageHeading>
      <div className={styles.paper}>
        <iframe
          className={styles.frame}
          title={t('libraries.preview.frame', { title })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          srcDoc={document}
          lang={lang}
        />
      </div>
      <PrintedCopy make={() => printedDocument(preview)} lang={lang} />
    </article>
  );
}

/** Back to where the reader came from; from a link that was opened directly, to Today's Highlights. */
function BackButton() {
  const { t } = useMessages<LibrariesMessage>();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirstPage = key === 'default';
  return (
    <Button
      variant="quiet"
      icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void (isFirstPage ? navigate(pages.todaysHighlights.path) : navigate(-1))}
    >
      {t('common.back')}
    </Button>
  );
}

function DownloadButton({ link }: { link: string }) {
  const { t } = useMessages<LibrariesMessage>();
  const [noAccess, setNoAccess] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void startDownload({ link, onNoAccess: () => setNoAccess(true) })}
      >
        {t('libraries.preview.download')}
      </Button>
      <NoAccessModal opened={noAccess} onClose={() => setNoAccess(false)} />
    </>
  );
}
