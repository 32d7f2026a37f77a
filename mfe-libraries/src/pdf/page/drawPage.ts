import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type { LaidOutText } from '../search/markText.ts';
import { linksOf, type PdfLink } from './pdfLinks.ts';

interface PlacedLink {
  href: string;
  /** In shares of the page, from its corner. */
  place: Record<'left' | 'top' | 'width' | 'height', `${number}%`>;
}

export interface PageContent {
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
  const across = (pixels: number) => `${(100 * pixels) / viewport.width}%` as const;
  const down = (pixels: number) => `${(100 * pixels) / viewport.height}%` as const;
  const place = {
    left: across(Math.min(x1, x2)),
    top: down(Math.min(y1, y2)),
    width: across(Math.abs(x2 - x1)),
    height: down(Math.abs(y2 - y1)),
  };
  return { href, place };
}

/** What is done with a page that is drawn. */
interface Drawing {
  /** Pixels per unit. */
  scale: number;
  signal: AbortSignal;
}

/** Undefined once the signal is aborted, whatever failed for it. */
async function unlessOver<Result>(signal: AbortSignal, end: () => void, run: () => Promise<Result>) {
  signal.addEventListener('abort', end);
  try {
    const result = await run();
    return signal.aborted ? undefined : result;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/**
 * A page's picture, on a canvas of its own: the one before stays until this one is there. It is drawn in steps of a
 * frame. Undefined if it is called off.
 */
export async function drawPicture(
  page: PDFPageProxy,
  { scale, signal }: Drawing,
): Promise<HTMLCanvasElement | undefined> {
  if (signal.aborted) return undefined;
  const viewport = page.getViewport({ scale });
  const ratio = sharpness(viewport);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  const drawing = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  return unlessOver(
    signal,
    () => drawing.cancel(),
    async () => {
      await drawing.promise;
      return canvas;
    },
  );
}

/**
 * Lays a page's text out to be selected, and says where its links are; both fit at every scale. Undefined if it is called
 * off.
 */
export async function layOutContent(
  page: PDFPageProxy,
  container: HTMLElement,
  { scale, signal }: Drawing,
): Promise<PageContent | undefined> {
  if (signal.aborted) return undefined;
  const viewport = page.getViewport({ scale });
  container.replaceChildren();
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  return unlessOver(
    signal,
    () => layer.cancel(),
    async () => {
      const [annotations] = await Promise.all([page.getAnnotations(), layer.render()]);
      return {
        text: { elements: layer.textDivs, pieces: layer.textContentItemsStr },
        links: linksOf(annotations).map((link) => placed(link, viewport)),
      };
    },
  );
}
