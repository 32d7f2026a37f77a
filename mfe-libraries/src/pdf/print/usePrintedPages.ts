import { notify } from '@portal/ui';
import { useEffect, useState, type RefObject } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Pdf } from '../openPdf.ts';
import { pictureOf, picturesOf, printedPages } from './printedPages.ts';

const failed: LibrariesMessage = 'common.somethingWrong';

export interface PrintedPages {
  /** Prepares all pages, then opens the browser's dialog. */
  start: () => void;
  stop: () => void;
  /** How many pages are ready; undefined if they are not being prepared. */
  ready: number | undefined;
  /**
   * What is printed: all pages. If the browser's menu prints, those that are drawn, with a note that says how to print all.
   */
  made: () => ReturnType<typeof printedPages>;
}

const none: readonly HTMLImageElement[] = [];

/**
 * Prints the pages of a PDF. Leaving while they are prepared calls it off. [V-03]
 * @param pages the element with those that are drawn
 * @param inPart the note for a print of these only
 */
export function usePrintedPages(
  pdf: Pdf,
  pages: RefObject<HTMLElement | null>,
  inPart: string,
): PrintedPages {
  const [ready, setReady] = useState<number>();
  const [pictures, setPictures] = useState(none);
  const isPreparing = ready !== undefined;
  useEffect(() => {
    if (!isPreparing) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const finish = (made: readonly HTMLImageElement[]) => {
      if (signal.aborted) return;
      setPictures(made);
      setReady(undefined);
    };
    const onReady = (count: number) => {
      if (!signal.aborted) setReady(count);
    };
    picturesOf(pdf, { signal, onReady }).then(finish, () => {
      if (!signal.aborted) notify({ message: { id: failed }, variant: 'error' });
      finish(none);
    });
    return () => over.abort();
  }, [pdf, isPreparing]);
  useEffect(() => {
    if (pictures.length === 0) return undefined;
    const handleAfter = () => setPictures(none);
    window.addEventListener('afterprint', handleAfter);
    window.print();
    return () => window.removeEventListener('afterprint', handleAfter);
  }, [pictures]);
  function made() {
    if (pictures.length > 0) return printedPages(pictures);
    const drawn = [...(pages.current?.querySelectorAll('canvas') ?? [])].map(pictureOf);
    return printedPages(drawn, drawn.length < pdf.numPages ? inPart : undefined);
  }
  return {
    start: () => setReady((before) => before ?? 0),
    stop: () => setReady(undefined),
    ready,
    made,
  };
}
