import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Pdf } from '../openPdf.ts';
import type { PageMatch } from '../search/findInPage.ts';
import { markText } from '../search/markText.ts';
import { drawPage, type DrawnPage } from './drawPage.ts';

export interface WantedPage {
  pdf: Pdf;
  number: number;
  /** Pixels per unit. */
  scale: number;
  isWanted: boolean;
}

interface PageDrawing {
  canvas: RefObject<HTMLCanvasElement | null>;
  text: RefObject<HTMLDivElement | null>;
  /** Undefined before it is drawn. */
  drawn: DrawnPage | undefined;
  isFailed: boolean;
}

/** Draws a page while it is wanted, again at another scale. */
export function useDrawnPage({ pdf, number, scale, isWanted }: WantedPage): PageDrawing {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnPage>();
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || canvas.current === null || text.current === null) return undefined;
    const over = new AbortController();
    const place = { canvas: canvas.current, text: text.current };
    drawPage(pdf, { number, scale, place, signal: over.signal }).then(
      (page) => {
        if (over.signal.aborted) return;
        setDrawn(page);
        setIsFailed(false);
      },
      () => {
        if (!over.signal.aborted) setIsFailed(true);
      },
    );
    return () => {
      over.abort();
      setDrawn(undefined);
    };
  }, [pdf, number, scale, isWanted]);
  return { canvas, text, drawn, isFailed };
}

interface Marks {
  matches: readonly PageMatch[];
  current: PageMatch | undefined;
}

/** Marks what a search found in a drawn page, and brings the current match into view, once. */
export function useMarks(drawn: DrawnPage | undefined, { matches, current }: Marks): void {
  const scrolledTo = useRef<PageMatch>(undefined);
  useEffect(() => {
    if (scrolledTo.current !== current) scrolledTo.current = undefined;
    if (drawn === undefined) return;
    const marked = matches.map((match) => ({ match, isCurrent: match === current }));
    const element = markText(drawn.text, marked);
    // Drawn again or with more matches, the page stays where the reader is.
    if (element === undefined || scrolledTo.current !== undefined) return;
    scrolledTo.current = current;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [drawn, matches, current]);
}
