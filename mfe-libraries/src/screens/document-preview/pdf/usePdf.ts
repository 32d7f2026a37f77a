import { useEffect, useState } from 'react';
import { fetchFile } from '#lists/export/fetchFile.ts';
import { openPdf, type Pdf } from './openPdf.ts';
import type { PageSize } from './page/PdfPage.tsx';

interface Opened {
  pdf: Pdf | undefined;
  /** Of each page. */
  sizes: readonly PageSize[];
  error: Error | undefined;
}

const nothing: Opened = { pdf: undefined, sizes: [], error: undefined };

async function sizesOf(pdf: Pdf): Promise<PageSize[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
}

/** Fetches and opens the file of a publication; closes it with the component. */
export function usePdf(link: string): Opened & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState(nothing);
  useEffect(() => {
    const over = new AbortController();
    let own: Pdf | undefined;
    const open = async () => {
      const bytes = await fetchFile(link, { as: 'preview', signal: over.signal });
      own = await openPdf(bytes);
      const sizes = over.signal.aborted ? [] : await sizesOf(own);
      if (over.signal.aborted) await own.loadingTask.destroy();
      else setOpened({ pdf: own, sizes, error: undefined });
    };
    open().catch((error: unknown) => {
      if (over.signal.aborted) return;
      setOpened({ ...nothing, error: error instanceof Error ? error : new Error(String(error)) });
    });
    return () => {
      over.abort();
      setOpened(nothing);
      void own?.loadingTask.destroy();
    };
  }, [link, attempt]);
  return { ...opened, retry: () => setAttempt((count) => count + 1) };
}
