import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';

export type Pdf = PDFDocumentProxy;

interface OpenedPdf {
  pdf: Pdf;
  /** Ends what it still does, and frees its memory. */
  close: () => Promise<void>;
}

/**
 * Opens a PDF. Its parser runs in the page: no hash of a worker's code could be checked, and the page's policy allows no
 * workers (docs/decisions/0067). They talk over a channel, as with a worker: each message is a task of its own, so that
 * taps and keys need not wait for a whole page (docs/decisions/0083).
 * @throws if it is encrypted or broken
 */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedPdf> {
  const { WorkerMessageHandler } = await import(
    /* webpackChunkName: "pdf-parser" */ 'pdfjs-dist/legacy/build/pdf.worker.mjs'
  );
  const { port1: own, port2: parsers } = new MessageChannel();
  WorkerMessageHandler.initializeFromPort(parsers);
  // Of a worker it uses the messages only, which a port has, too.
  const worker = PDFWorker.create({ port: own as unknown as Worker });
  parsers.start();
  own.start();
  const task = getDocument({
    data: bytes,
    worker,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = async () => {
    await task.destroy();
    worker.destroy();
    // Browsers keep open ports in memory.
    own.close();
  };
  try {
    return { pdf: await task.promise, close };
  } catch (error) {
    await close();
    throw error;
  }
}
