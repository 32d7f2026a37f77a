import { inflateSync } from 'node:zlib';

/** What a browser printed. */
interface Paper {
  /** How many pieces of text each page shows. */
  pieces: number[];
  /** Whether all text can be searched and copied: each font says which characters its shapes are. */
  isText: boolean;
}

/** The objects of a PDF, by their number. */
function objectsOf(pdf: string): Map<string, string> {
  const found = pdf.matchAll(/^(\d+) 0 obj\b([^]*?)\nendobj/gm);
  return new Map([...found].map(([, number = '', text = '']) => [number, text]));
}

function streamOf(object: string): string {
  const packed = /stream\r?\n([^]*?)\r?\nendstream/.exec(object)?.[1] ?? '';
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

/** Reads what Chromium prints; its pages are in order, each with one stream. @throws for other files */
export function readPaper(file: Buffer): Paper {
  const pdf = file.toString('latin1');
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter((text) => /\/Type\s*\/Page\b/.test(text));
  if (pages.length === 0) throw new Error('The browser printed no page.');
  const pieces = pages.map((page) => {
    const content = objects.get(/\/Contents\s+(\d+) 0 R/.exec(page)?.[1] ?? '');
    if (content === undefined) throw new Error('A page has no content.');
    return streamOf(content).match(/\bT[jJ]\b/g)?.length ?? 0;
  });
  const fonts = [...objects.values()].filter((text) => /\/Subtype\s*\/Type[03]\b/.test(text));
  return { pieces, isText: fonts.length > 0 && fonts.every((text) => text.includes('/ToUnicode')) };
}
