import { useLanguage } from '@portal/i18n';
import { Modal } from '@portal/ui';
import { useMemo } from 'react';
import { previewDocument, sanitizePreview, type Preview } from '../frame/previewDocument.ts';
import { figuresOf } from './documentText.ts';
import { readingWords } from './readingWords.ts';
import styles from './ReadingTools.module.css';

interface EnlargedFigureProps {
  preview: Preview;
  index: number | undefined;
  onClose: () => void;
}

/** In a sandbox of its own, like the document. [V-03] */
export function EnlargedFigure({ preview, index, onClose }: EnlargedFigureProps) {
  const words = readingWords[useLanguage()];
  const shown = useMemo(() => {
    const found = index === undefined ? undefined : figuresOf(sanitizePreview(preview.html_content))[index];
    return found && previewDocument({ ...preview, html_content: found.element.outerHTML });
  }, [preview, index]);
  return (
    <Modal title={words.figure} opened={shown !== undefined} onClose={onClose} wide>
      <iframe
        className={styles.enlarged}
        title={words.figure}
        sandbox=""
        referrerPolicy="no-referrer"
        srcDoc={shown}
      />
    </Modal>
  );
}
