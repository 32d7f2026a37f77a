import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';

export type Pdf = PDFDocumentProxy;

/**
 * Opens a PDF. Its parser runs in the page: no hash of a worker's code could be checked, and the page's policy allows no
 * workers (docs/decisions/0067).
 * @throws if it is encrypted or broken
 */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Pdf> {
  // The parser offers itself by a global name.
  await import(/* webpackChunkName: "pdf-parser" */ 'pdfjs-dist/legacy/build/pdf.worker.mjs');
  return getDocument({
    data: bytes,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}
