import { PrintedCopy } from '@portal/ui';
import { useMemo, useRef, useState } from 'react';
import { Swipe } from '../walk/Swipe.tsx';
import type { WalkSteps } from '../walk/useWalkSteps.ts';
import type { Pdf } from './openPdf.ts';
import { PdfPage, type PageSize } from './page/PdfPage.tsx';
import { PdfBar, zooms } from './PdfBar.tsx';
import styles from './PdfDocument.module.css';
import type { PageMatch } from './search/findInPage.ts';
import { usePdfSearch, type FoundMatch } from './search/usePdfSearch.ts';
import { usePrintedPages } from './usePrintedPages.ts';
import { pageIn, useShownMatch } from './useShownMatch.ts';
import { useWidth } from './useWidth.ts';

interface PdfDocumentProps {
  pdf: Pdf;
  /** Of each page. */
  sizes: readonly PageSize[];
  lang: string | undefined;
  /** The list it was opened from. */
  steps: WalkSteps | undefined;
}

const wholeWidth = zooms.indexOf(1);

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
  const pages = useRef<HTMLDivElement>(null);
  const width = useWidth(pages);
  const [zoom, setZoom] = useState(wholeWidth);
  const [page, setPage] = useState(1);
  const search = usePdfSearch(pdf);
  const printed = usePrintedPages(pdf, pages);
  const { found, place } = search;
  const matches = useMemo(() => byPage(found), [found]);
  const current = found[place];
  const widest = Math.max(...sizes.map((size) => size.width));
  const scale = ((width ?? 0) / widest) * (zooms[zoom] ?? 1);
  useShownMatch(pages, current);

  return (
    <div>
      <PdfBar
        page={page}
        pages={pdf.numPages}
        onPage={(number) => pageIn(pages.current, number)?.scrollIntoView({ block: 'start' })}
        zoom={zoom}
        onZoom={setZoom}
        search={search}
        onPrint={printed.print}
        isPrinting={printed.isPreparing}
      />
      {/* A row to swipe scrolls by itself: nothing in it sticks to the window. */}
      <Swipe steps={steps}>
        <div ref={pages} className={styles.pages}>
          {width === undefined
            ? null
            : sizes.map((size, index) => (
                <PdfPage
                  // Pages have no key but their number, which never changes.
                  key={index}
                  pdf={pdf}
                  number={index + 1}
                  size={size}
                  scale={scale}
                  lang={lang}
                  matches={matches.get(index + 1) ?? none}
                  current={current?.match}
                  onMiddle={setPage}
                />
              ))}
        </div>
      </Swipe>
      <PrintedCopy make={printed.made} lang={lang} />
    </div>
  );
}
