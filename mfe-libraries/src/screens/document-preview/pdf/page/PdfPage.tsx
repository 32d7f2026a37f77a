import { useMessages } from '@portal/i18n';
import { useRef, type CSSProperties } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Pdf } from '../openPdf.ts';
import type { PageMatch } from '../search/findInPage.ts';
import styles from './PdfPage.module.css';
import { useDrawnPage, useMarks } from './useDrawnPage.ts';
import { useInView, useMiddle } from './useInView.ts';

/** In the page's units. */
export interface PageSize {
  width: number;
  height: number;
}

interface PdfPageProps {
  pdf: Pdf;
  number: number;
  size: PageSize;
  /** Pixels per unit. */
  scale: number;
  /** Language of the text. */
  lang: string | undefined;
  matches: readonly PageMatch[];
  /** The one that the reader is at. */
  current: PageMatch | undefined;
  /** The page is in the middle of the window. */
  onMiddle: (number: number) => void;
}

/** Some pages before they are seen are drawn; others are empty. */
const near = '150% 0px';

/** A page: its picture, with its text over it to select, search and read aloud. [V-03] */
export function PdfPage({ pdf, number, size, scale, lang, matches, current, onMiddle }: PdfPageProps) {
  const { t } = useMessages<LibrariesMessage>();
  const page = useRef<HTMLDivElement>(null);
  const isWanted = useInView(page, near);
  const { canvas, text, drawn, isFailed } = useDrawnPage({ pdf, number, scale, isWanted });
  useMiddle(page, number, onMiddle);
  useMarks(drawn, { matches, current });

  const place: CSSProperties & Record<'--total-scale-factor', number> = {
    width: Math.floor(size.width * scale),
    height: Math.floor(size.height * scale),
    '--total-scale-factor': scale,
  };
  return (
    <div
      ref={page}
      role="group"
      className={styles.page}
      style={place}
      aria-label={t('common.table.pageOf', { page: number, count: pdf.numPages })}
      data-drawn={drawn !== undefined}
    >
      {isFailed ? <p className={styles.failed}>{t('common.couldNotShow')}</p> : null}
      {isWanted ? <canvas ref={canvas} className={styles.picture} aria-hidden="true" /> : null}
      {isWanted ? <div ref={text} className={styles.text} lang={lang} /> : null}
      {drawn?.links.map(({ href, place: over }) => (
        <a
          key={`${href} ${over.left} ${over.top}`}
          className={styles.link}
          style={over}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={href}
        />
      ))}
    </div>
  );
}
