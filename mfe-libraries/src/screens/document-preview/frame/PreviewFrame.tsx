import { useMessages } from '@portal/i18n';
import { parseLanguage } from '@portal/contract';
import { PrintedCopy } from '@portal/ui';
import { useCallback, useMemo } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './PreviewFrame.module.css';
import { measuredDocument, previewDocument, printedDocument, type Preview } from './previewDocument.ts';
import { useDocumentHeight } from './useDocumentHeight.ts';

interface PreviewFrameProps {
  preview: Preview;
  /** What the frame is called. */
  title: string;
}

/** A document in a frame that may run nothing and reach nothing, as tall as the document: the page scrolls. [V-01] [V-02] */
export function PreviewFrame({ preview, title }: PreviewFrameProps) {
  const { t } = useMessages<LibrariesMessage>();
  const lang = parseLanguage(preview.language);
  // One value for one preview: a trusted one equals nothing but itself, and a frame given another loads anew.
  const document = useMemo(() => previewDocument(preview), [preview]);
  const measured = useCallback(() => measuredDocument(preview), [preview]);
  const [place, height] = useDocumentHeight(measured);
  return (
    <>
      <div className={styles.paper}>
        <div ref={place} className={styles.measure} lang={lang} aria-hidden="true" inert />
        <iframe
          className={styles.frame}
          style={height === undefined ? {} : { height }}
          title={t('libraries.preview.frame', { title })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          srcDoc={document}
          lang={lang}
        />
      </div>
      <PrintedCopy make={() => printedDocument(preview)} lang={lang} />
    </>
  );
}
