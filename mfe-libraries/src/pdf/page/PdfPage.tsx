import { useMessages } from '@portal/i18n';
import { memo, type CSSProperties } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { PageMatch } from '../search/findInPage.ts';
import styles from './PdfPage.module.css';
import { useDrawnPage, useMarks, type PageToDraw } from './useDrawnPage.ts';

/** In the page's units. */
export interface PageSize {
  width: number;
  height: number;
}

interface PageContents extends PageToDraw {
  /** Language of the text. */
  lang: string | undefined;
  matches: readonly PageMatch[];
  /** The one that the reader is at, if it is on this page. */
  current: PageMatch | undefined;
}

interface PdfPageProps extends PageContents {
  size: PageSize;
  /** Far from the window, a page is empty. */
  isDrawn: boolean;
}

/** A page: its picture, with its text over it to select, search and read aloud. [V-03] */
export const PdfPage = memo(function PdfPage({ size, isDrawn, ...contents }: PdfPageProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { pdf, number, scale } = contents;
  const place = { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
  return (
    <div
      role="group"
      className={styles.page}
      style={place}
      aria-label={t('common.table.pageOf', { page: number, count: pdf.numPages })}
    >
      {isDrawn ? <Contents {...contents} /> : null}
    </div>
  );
});

function Contents({ lang, matches, current, ...page }: PageContents) {
  const { t } = useMessages<LibrariesMessage>();
  const { picture, text, content, textScale, isFailed } = useDrawnPage(page);
  useMarks(content, { matches, current });
  // The text is scaled as a whole: with other sizes of letters, each of its pieces would be laid out again.
  const scaled: CSSProperties & Record<'--total-scale-factor', number> = {
    '--total-scale-factor': textScale,
    transform: `scale(${page.scale / textScale})`,
  };
  return (
    <>
      {isFailed ? <p className={styles.failed}>{t('common.couldNotShow')}</p> : null}
      <div ref={picture} className={styles.picture} aria-hidden="true" />
      <div ref={text} className={styles.text} style={scaled} lang={lang} />
      {content?.links.map(({ href, place }) => (
        <a
          key={`${href} ${place.left} ${place.top}`}
          className={styles.link}
          style={place}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={href}
        />
      ))}
    </>
  );
}
