import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageViewport } from 'pdfjs-dist';
import type { Pdf } from '../openPdf.ts';
import type { LaidOutText } from '../search/markText.ts';
import { linksOf, type PdfLink } from './pdfLinks.ts';

interface Place {
  canvas: HTMLCanvasElement;
  text: HTMLDivElement;
}

interface PlacedLink {
  href: string;
  /** In pixels, from the page's corner. */
  place: { left: number; top: number; width: number; height: number };
}

export interface DrawnPage {
  text: LaidOutText;
  links: PlacedLink[];
}

/** Larger canvases are empty on some phones. */
const mostPixels = 16_000_000;

/** Device pixels per pixel of the page. */
function sharpness({ width, height }: { width: number; height: number }): number {
  return Math.min(devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
}

function placed({ href, rect }: PdfLink, viewport: PageViewport): PlacedLink {
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[0], rect[1]) as number[];
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(rect[2], rect[3]) as number[];
  const place = {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
  return { href, place };
}

/** Draws a page in its place: picture, text to select, and where its links are. Ends early once the signal is aborted. */
export async function drawPage(
  pdf: Pdf,
  { number, scale, place, signal }: { number: number; scale: number; place: Place; signal: AbortSignal },
): Promise<DrawnPage | undefined> {
  const isOver = () => signal.aborted;
  const page = await pdf.getPage(number);
  if (isOver()) return undefined;
  const viewport = page.getViewport({ scale });
  const ratio = sharpness(viewport);
  const { canvas, text } = place;
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  const drawing = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  let layer: TextLayer | undefined;
  const handleAbort = () => {
    drawing.cancel();
    layer?.cancel();
  };
  const layOutText = async () => {
    const textContentSource = await page.getTextContent();
    if (isOver()) return undefined;
    text.replaceChildren();
    layer = new TextLayer({ textContentSource, container: text, viewport });
    await layer.render();
    return { elements: layer.textDivs, pieces: layer.textContentItemsStr };
  };
  // At once: while it draws, no other drawing may start on the same canvas.
  signal.addEventListener('abort', handleAbort);
  try {
    const [shown, annotations] = await Promise.all([layOutText(), page.getAnnotations(), drawing.promise]);
    if (shown === undefined) return undefined;
    return { text: shown, links: linksOf(annotations).map((link) => placed(link, viewport)) };
  } catch (error) {
    if (isOver()) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', handleAbort);
  }
}
