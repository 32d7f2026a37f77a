import { notify } from '@portal/ui';
import { useState, type RefObject } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Pdf } from './openPdf.ts';
import { picturesOf, printedPages } from './printedPages.ts';

const failed: LibrariesMessage = 'common.somethingWrong';

interface PrintedPages {
  /** Prepares all pages, then opens the browser's dialog. */
  print: () => void;
  isPreparing: boolean;
  /** What is printed: all pages, or those that are drawn if the browser's own command prints. */
  made: () => ReturnType<typeof printedPages>;
}

export function usePrintedPages(pdf: Pdf, pages: RefObject<HTMLElement | null>): PrintedPages {
  const [isPreparing, setIsPreparing] = useState(false);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const prepare = async () => {
    setIsPreparing(true);
    try {
      setPictures(await picturesOf(pdf));
      // Once they are in place.
      setTimeout(() => window.print());
    } catch {
      notify({ message: { id: failed }, variant: 'error' });
    } finally {
      setIsPreparing(false);
    }
  };
  const drawn = () =>
    [...(pages.current?.querySelectorAll('canvas') ?? [])].map((canvas) => canvas.toDataURL('image/png'));
  return {
    print: () => void prepare(),
    isPreparing,
    made: () => printedPages(pictures.length > 0 ? pictures : drawn()),
  };
}
