import type { Language } from '@portal/contract';

/** Loaded with a PDF's pages rather than with every list. */
const en = {
  page: 'Page',
  of: (count: number) => `of ${count}`,
  pages: 'Pages of the document',
  fit: 'Fit the width',
  stopPrinting: (ready: number, count: number) => `Cancel (${ready} of ${count})`,
  printedInPart:
    'These are only the pages that were on the screen. To print all, please use Print above the pages.',
};

const de: typeof en = {
  page: 'Seite',
  of: (count) => `von ${count}`,
  pages: 'Seiten des Dokuments',
  fit: 'An die Breite anpassen',
  stopPrinting: (ready, count) => `Abbrechen (${ready} von ${count})`,
  printedInPart:
    'Dies sind nur die Seiten, die angezeigt wurden. Um alle zu drucken, benutzen Sie bitte «Drucken» über den Seiten.',
};

export const pdfWords: Record<Language, typeof en> = { en, de };
