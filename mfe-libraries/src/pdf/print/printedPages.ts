import type { Pdf } from '../openPdf.ts';

/** Pixels per unit of 1/72 inch: 150 to the inch. */
const scale = 150 / 72;

/** The paper has no margin (useWholePaper): each picture fills one, whatever its size. */
const styles = `
  p { margin: 2rem; font: 12pt/1.4 sans-serif; }
  img { display: block; width: 100%; height: calc(100vh - 1px); object-fit: contain; break-after: page; }
  img:last-child { break-after: auto; }
`;

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error('The picture cannot be read.'));
    });
    reader.readAsDataURL(blob);
  });
}

/** What is drawn on a canvas, packed outside of the page's own time, by an address that the page's policy allows. */
async function addressOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture of a page is empty.');
  return dataOf(blob);
}

function pictureAt(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  image.alt = '';
  return image;
}

/** What is drawn on a canvas, at once. */
export const pictureOf = (canvas: HTMLCanvasElement): HTMLImageElement =>
  pictureAt(canvas.toDataURL('image/png'));

interface Preparing {
  signal: AbortSignal;
  /** After each page, with how many are ready. */
  onReady: (count: number) => void;
}

/**
 * Pictures of all pages, ready to be shown; drawn one after the other on one canvas.
 * @throws the signal's reason once it is aborted
 */
export async function picturesOf(pdf: Pdf, { signal, onReady }: Preparing): Promise<HTMLImageElement[]> {
  const canvas = document.createElement('canvas');
  const pictures: HTMLImageElement[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    signal.throwIfAborted();
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    const picture = pictureAt(await addressOf(canvas));
    await picture.decode();
    pictures.push(picture);
    onReady(number);
  }
  canvas.width = 0;
  return pictures;
}

/**
 * For a printed copy.
 * @param note above the pages
 */
export function printedPages(
  pictures: readonly HTMLImageElement[],
  note?: string,
): {
  sheet: CSSStyleSheet;
  body: HTMLElement;
} {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const body = document.createElement('div');
  if (note !== undefined) {
    const text = document.createElement('p');
    text.textContent = note;
    body.append(text);
  }
  body.append(...pictures);
  return { sheet, body };
}
