import { useMessages } from '@portal/i18n';
import { parseLanguage } from '@portal/contract';
import { PrintedCopy } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './PreviewFrame.module.css';
import { preparedDocument } from './preparedDocument.ts';
import { printedDocument, type Preview } from './previewDocument.ts';
import { useDocumentHeight } from './useDocumentHeight.ts';

interface PreviewFrameProps {
  preview: Preview;
  /** The frame's accessible name. */
  title: string;
}

/**
 * A document in a sandboxed frame without scripts or network, as tall as its content, so that the page scrolls. [V-01]
 * [V-02]
 */
export function PreviewFrame({ preview, title }: PreviewFrameProps) {
  const { t } = useMessages<LibrariesMessage>();
  const lang = parseLanguage(preview.language);
  const { shown, measured } = preparedDocument(preview);
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
          srcDoc={shown}
          lang={lang}
        />
      </div>
      <PrintedCopy make={() => printedDocument(preview)} lang={lang} />
    </>
  );
}
