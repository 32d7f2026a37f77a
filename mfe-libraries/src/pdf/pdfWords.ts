import type { Language } from '@portal/contract';

/** Loaded with a PDF's pages rather than with every list. */
interface PdfWords {
  page: string;
  /** After the number of a page. */
  of: (count: number) => string;
  pages: string;
  fit: string;
  stopPrinting: (ready: number, count: number) => string;
  printedInPart: string;
}

export const pdfWords: Record<Language, PdfWords> = {
  en: {
    page: 'Page',
    of: (count) => `of ${count}`,
    pages: 'Pages of the document',
    fit: 'Fit the width',
    stopPrinting: (ready, count) => `Cancel (${ready} of ${count})`,
    printedInPart:
      'These are only the pages that were on the screen. To print all, please use Print above the pages.',
  },
  de: {
    page: 'Seite',
    of: (count) => `von ${count}`,
    pages: 'Seiten des Dokuments',
    fit: 'An die Breite anpassen',
    stopPrinting: (ready, count) => `Abbrechen (${ready} von ${count})`,
    printedInPart:
      'Dies sind nur die Seiten, die angezeigt wurden. Um alle zu drucken, benutzen Sie bitte «Drucken» über den Seiten.',
  },
};
