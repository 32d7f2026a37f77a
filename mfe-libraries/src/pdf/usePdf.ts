import { useEffect, useState } from 'react';
import { fetchFile } from '#lists/export/fetchFile.ts';
import { openPdf, type Pdf } from './openPdf.ts';
import { pageSizes } from './page/pageSizes.ts';
import type { PageSize } from './page/PdfPage.tsx';

interface Opened {
  pdf: Pdf | undefined;
  /** Of each page. */
  sizes: readonly PageSize[];
  error: Error | undefined;
  /** To be shown: it can only be downloaded. */
  isTooLarge: boolean;
}

const nothing: Opened = { pdf: undefined, sizes: [], error: undefined, isTooLarge: false };

/** It is in memory as a whole: a phone ends tabs that take much more. */
const mostBytes = 50_000_000;

/** Fetches and opens the file of a publication; closes it with the component. */
export function usePdf(link: string): Opened & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState(nothing);
  useEffect(() => {
    const over = new AbortController();
    let own: Awaited<ReturnType<typeof openPdf>> | undefined;
    const handleSize = (size: number) => {
      if (size <= mostBytes || over.signal.aborted) return;
      over.abort();
      setOpened({ ...nothing, isTooLarge: true });
    };
    const open = async () => {
      const bytes = await fetchFile(link, { as: 'preview', signal: over.signal, onSize: handleSize });
      own = await openPdf(bytes);
      const sizes = over.signal.aborted ? [] : await pageSizes(own.pdf);
      if (over.signal.aborted) await own.close();
      else setOpened({ ...nothing, pdf: own.pdf, sizes });
    };
    open().catch((error: unknown) => {
      if (over.signal.aborted) return;
      setOpened({ ...nothing, error: error instanceof Error ? error : new Error(String(error)) });
    });
    return () => {
      over.abort();
      setOpened(nothing);
      void own?.close();
    };
  }, [link, attempt]);
  return { ...opened, retry: () => setAttempt((count) => count + 1) };
}
