import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Pdf } from '../openPdf.ts';
import type { PageMatch } from '../search/findInPage.ts';
import { markText } from '../search/markText.ts';
import type { DrawQueue } from './DrawQueue.ts';
import { drawPicture, layOutContent, type PageContent } from './drawPage.ts';

export interface PageToDraw {
  pdf: Pdf;
  number: number;
  /** Pixels per unit. */
  scale: number;
  queue: DrawQueue;
}

interface PageDrawing {
  /** Takes the picture. */
  picture: RefObject<HTMLDivElement | null>;
  text: RefObject<HTMLDivElement | null>;
  /** Undefined before it is laid out. */
  content: PageContent | undefined;
  /** The scale that the text is laid out for. */
  textScale: number;
  isFailed: boolean;
}

/** Frees the memory at once: browsers keep a canvas without a place for a while. */
function empty(place: HTMLElement): void {
  for (const canvas of place.querySelectorAll('canvas')) canvas.width = 0;
  place.replaceChildren();
}

/** Draws a page, and at another scale its picture again. All is released with the component. */
export function useDrawnPage({ pdf, number, scale, queue }: PageToDraw): PageDrawing {
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<PageContent>();
  const [isFailed, setFailed] = useState(false);
  const [textScale] = useState(scale);
  const read = useRef<PDFPageProxy>(undefined);
  useEffect(() => {
    const place = picture.current;
    if (place === null) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const draw = async () => {
      const page = await pdf.getPage(number);
      read.current = page;
      const canvas = await drawPicture(page, { scale, signal });
      if (canvas === undefined) return;
      empty(place);
      place.append(canvas);
      setFailed(false);
    };
    queue.run(number, signal, draw).catch(() => {
      if (!signal.aborted) setFailed(true);
    });
    return () => over.abort();
  }, [pdf, number, scale, queue]);
  useEffect(() => {
    const container = text.current;
    const place = picture.current;
    if (container === null) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const layOut = async () => {
      const page = await pdf.getPage(number);
      read.current = page;
      setContent(await layOutContent(page, container, { scale: textScale, signal }));
    };
    queue.run(number, signal, layOut).catch(() => {
      if (!signal.aborted) setFailed(true);
    });
    return () => {
      over.abort();
      read.current?.cleanup();
      if (place !== null) empty(place);
    };
  }, [pdf, number, textScale, queue]);
  return { picture, text, content, textScale, isFailed };
}

interface Marks {
  matches: readonly PageMatch[];
  current: PageMatch | undefined;
}

/** Marks what a search found in a page, and brings the current match into view, once. */
export function useMarks(content: PageContent | undefined, { matches, current }: Marks): void {
  const scrolledTo = useRef<PageMatch>(undefined);
  const isMarked = useRef(false);
  useEffect(() => {
    if (scrolledTo.current !== current) scrolledTo.current = undefined;
    // Hundreds of pieces of text need not be looked through without a search.
    if (content === undefined || (matches.length === 0 && !isMarked.current)) return;
    isMarked.current = matches.length > 0;
    const marked = matches.map((match) => ({ match, isCurrent: match === current }));
    const element = markText(content.text, marked);
    // Laid out again or with more matches, the page stays where the reader is.
    if (element === undefined || scrolledTo.current !== undefined) return;
    scrolledTo.current = current;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [content, matches, current]);
}
