import { useMessages } from '@portal/i18n';
import { parseLanguage } from '@portal/contract';
import { lazyComponent, PrintedCopy } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './PreviewFrame.module.css';
import { preparedDocument } from './preparedDocument.ts';
import { printedDocument, type Preview } from './previewDocument.ts';
import { useDocumentHeight } from './useDocumentHeight.ts';

interface PreviewFrameProps {
  preview: Preview;
  /** The frame's accessible name. */
  title: string;
  docRef: string;
  /** Under a copied quote: type and day of the publication. */
  source: string;
}

/** Loaded with the document, not with the page. */
const ReadingTools = lazyComponent(
  async () => (await import(/* webpackChunkName: "reading" */ '../reading/ReadingTools.tsx')).ReadingTools,
  { silent: true },
);

/**
 * A document in a sandboxed frame without scripts or network, as tall as its content, so that the page scrolls. [V-01]
 * [V-02]
 */
export function PreviewFrame({ preview, title, docRef, source }: PreviewFrameProps) {
  const { t } = useMessages<LibrariesMessage>();
  const lang = parseLanguage(preview.language);
  const { shown, measured } = preparedDocument(preview);
  const { place, height, layOut } = useDocumentHeight(measured);
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
          srcDoc={shown}
          lang={lang}
        />
        {height === undefined ? null : (
          <ReadingTools waiting={null} part={{ preview, docRef, title, source, height, layOut }} />
        )}
      </div>
      <PrintedCopy make={() => printedDocument(preview)} lang={lang} />
    </>
  );
}
