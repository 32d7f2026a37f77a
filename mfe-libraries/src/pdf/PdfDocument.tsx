import { useLanguage } from '@portal/i18n';
import { PrintedCopy } from '@portal/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Swipe } from '#screens/document-preview/walk/Swipe.tsx';
import type { WalkSteps } from '#screens/document-preview/walk/useWalkSteps.ts';
import { PdfBar, wholeWidth, zooms } from './bar/PdfBar.tsx';
import type { Pdf } from './openPdf.ts';
import { PdfPage, type PageSize } from './page/PdfPage.tsx';
import { useDrawQueue } from './page/useDrawQueue.ts';
import styles from './PdfDocument.module.css';
import { pdfWords } from './pdfWords.ts';
import { usePrintedPages } from './print/usePrintedPages.ts';
import { useWholePaper } from './print/useWholePaper.ts';
import type { PageMatch } from './search/findInPage.ts';
import { usePdfSearch, type FoundMatch } from './search/usePdfSearch.ts';
import { useCurrentPage } from './view/useCurrentPage.ts';
import { useStablePlace } from './view/useStablePlace.ts';
import { usePagesInView } from './view/usePagesInView.ts';
import { useShownMatch } from './view/useShownMatch.ts';
import { useTextSelection } from './view/useTextSelection.ts';
import { useWidth } from './view/useWidth.ts';
import { useWindowKeys } from './view/useWindowKeys.ts';

interface PdfDocumentProps {
  pdf: Pdf;
  /** Of each page. */
  sizes: readonly PageSize[];
  lang: string | undefined;
  /** The list it was opened from. */
  steps: WalkSteps | undefined;
}

const none: readonly PageMatch[] = [];

function byPage(found: readonly FoundMatch[]): Map<number, PageMatch[]> {
  const pages = new Map<number, PageMatch[]>();
  for (const { page, match } of found) {
    const matches = pages.get(page) ?? [];
    matches.push(match);
    pages.set(page, matches);
  }
  return pages;
}

/** The pages of a PDF below each other, as wide as their column, with what can be done with them. [V-03] */
export function PdfDocument({ pdf, sizes, lang, steps }: PdfDocumentProps) {
  const words = pdfWords[useLanguage()];
  const pages = useRef<HTMLDivElement>(null);
  const width = useWidth(pages);
  const [zoom, setZoom] = useState(wholeWidth);
  const search = usePdfSearch(pdf);
  const print = usePrintedPages(pdf, pages, words.printedInPart);
  const { found, place } = search;
  const matches = useMemo(() => byPage(found), [found]);
  const current = found[place];
  const widest = useMemo(() => Math.max(...sizes.map((size) => size.width)), [sizes]);
  // The bar answers at once, hundreds of pages follow. 0 before their width is known.
  const scale = useDeferredValue(((width ?? 0) / widest) * (zooms[zoom] ?? 1));
  const drawn = usePagesInView(pages, scale > 0);
  const { page, goTo } = useCurrentPage(pages);
  const queue = useDrawQueue(page);
  useStablePlace(pages, scale);
  useShownMatch(pages, current);
  useTextSelection(pages);
  useWholePaper();
  useWindowKeys(pages);

  return (
    <div>
      <PdfBar
        page={page}
        pages={pdf.numPages}
        onPage={goTo}
        zoom={zoom}
        onZoom={setZoom}
        search={search}
        print={print}
      />
      {/* A row to swipe scrolls by itself: nothing in it sticks to the window. */}
      <Swipe steps={steps}>
        {/* Enlarged, it scrolls sideways, with the keyboard, too. */}
        <div ref={pages} className={styles.pages} role="group" aria-label={words.pages} tabIndex={0}>
          {scale === 0
            ? null
            : sizes.map((size, index) => (
                <PdfPage
                  // Pages have no key but their number, which never changes.
                  key={index}
                  pdf={pdf}
                  number={index + 1}
                  size={size}
                  scale={scale}
                  queue={queue}
                  isDrawn={drawn.has(index + 1)}
                  lang={lang}
                  matches={matches.get(index + 1) ?? none}
                  current={current?.page === index + 1 ? current.match : undefined}
                />
              ))}
        </div>
      </Swipe>
      <PrintedCopy make={print.made} lang={lang} />
    </div>
  );
}
