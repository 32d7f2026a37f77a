import type { Pdf } from './openPdf.ts';

/** Pixels per unit of 1/72 inch: 150 to the inch. */
const scale = 150 / 72;

const styles = `
  @page { margin: 0; }
  img { display: block; width: 100%; break-after: page; }
  img:last-child { break-after: auto; }
`;

/** What is drawn on a canvas. */
export function pictureOf(canvas: HTMLCanvasElement): HTMLImageElement {
  const image = new Image();
  image.src = canvas.toDataURL('image/png');
  image.alt = '';
  return image;
}

/**
 * Pictures of all pages, ready to be shown; drawn one after the other on one canvas.
 * @throws the signal's reason once it is aborted
 */
export async function picturesOf(pdf: Pdf, signal: AbortSignal): Promise<HTMLImageElement[]> {
  const canvas = document.createElement('canvas');
  const pictures: HTMLImageElement[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    signal.throwIfAborted();
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    const picture = pictureOf(canvas);
    await picture.decode();
    pictures.push(picture);
  }
  return pictures;
}

/** For a printed copy. */
export function printedPages(pictures: readonly HTMLImageElement[]): {
  sheet: CSSStyleSheet;
  body: HTMLElement;
} {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const body = document.createElement('div');
  body.append(...pictures);
  return { sheet, body };
}
