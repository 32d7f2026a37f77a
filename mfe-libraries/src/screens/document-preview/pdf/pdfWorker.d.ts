/** Its import is what counts. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
