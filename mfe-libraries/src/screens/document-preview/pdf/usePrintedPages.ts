import { notify } from '@portal/ui';
import { useEffect, useState, type RefObject } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Pdf } from './openPdf.ts';
import { pictureOf, picturesOf, printedPages } from './printedPages.ts';

const failed: LibrariesMessage = 'common.somethingWrong';

interface PrintedPages {
  /** Prepares all pages, then opens the browser's dialog. */
  print: () => void;
  isPreparing: boolean;
  /** What is printed: all pages, or those that are drawn if the browser's own command prints. */
  made: () => ReturnType<typeof printedPages>;
}

const none: readonly HTMLImageElement[] = [];

/** Prints the pages of a PDF. Leaving while they are prepared calls it off. [V-03] */
export function usePrintedPages(pdf: Pdf, pages: RefObject<HTMLElement | null>): PrintedPages {
  const [isPreparing, setIsPreparing] = useState(false);
  const [pictures, setPictures] = useState(none);
  useEffect(() => {
    if (!isPreparing) return undefined;
    const over = new AbortController();
    const finish = (made: readonly HTMLImageElement[]) => {
      if (over.signal.aborted) return;
      setPictures(made);
      setIsPreparing(false);
    };
    picturesOf(pdf, over.signal).then(finish, () => {
      if (!over.signal.aborted) notify({ message: { id: failed }, variant: 'error' });
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
  const drawn = () => [...(pages.current?.querySelectorAll('canvas') ?? [])].map(pictureOf);
  return {
    print: () => setIsPreparing(true),
    isPreparing,
    made: () => printedPages(pictures.length > 0 ? pictures : drawn()),
  };
}
