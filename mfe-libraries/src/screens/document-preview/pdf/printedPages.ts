import type { Pdf } from './openPdf.ts';

/** Pixels per unit of 1/72 inch: 150 to the inch. */
const scale = 150 / 72;

const styles = `
  @page { margin: 0; }
  img { display: block; width: 100%; break-after: page; }
  img:last-child { break-after: auto; }
`;

/** Pictures of all pages, one after the other on one canvas. */
export async function picturesOf(pdf: Pdf): Promise<string[]> {
  const canvas = document.createElement('canvas');
  const pictures: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    pictures.push(canvas.toDataURL('image/png'));
  }
  return pictures;
}

/** For a printed copy. */
export function printedPages(pictures: readonly string[]): { sheet: CSSStyleSheet; body: HTMLElement } {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const body = document.createElement('div');
  for (const picture of pictures) {
    const image = document.createElement('img');
    image.src = picture;
    image.alt = '';
    body.append(image);
  }
  return { sheet, body };
}
