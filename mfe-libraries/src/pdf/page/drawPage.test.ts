import type { PDFPageProxy } from 'pdfjs-dist';
import { drawPicture, layOutContent } from './drawPage.ts';

let finishText = (): void => undefined;
const cancelText = jest.fn();

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  TextLayer: class {
    textDivs = [];
    textContentItemsStr = [];
    cancel = cancelText;
    render() {
      return new Promise<void>((resolve) => (finishText = resolve));
    }
  },
}));

const link = { subtype: 'Link', url: 'https://bank.example', rect: [10, 180, 60, 190] };

/** Like pdf.js: a drawing that is cancelled fails. */
function aPage() {
  const canvases: HTMLCanvasElement[] = [];
  let finish = (): void => undefined;
  const cancel = jest.fn();
  const page = {
    getViewport: ({ scale }: { scale: number }) => ({
      width: 100 * scale,
      height: 200 * scale,
      convertToViewportPoint: (x: number, y: number) => [x * scale, (200 - y) * scale],
    }),
    render: ({ canvas }: { canvas: HTMLCanvasElement }) => {
      canvases.push(canvas);
      const promise = new Promise<void>((resolve, reject) => {
        finish = resolve;
        cancel.mockImplementation(() => reject(new Error('Rendering cancelled')));
      });
      return { promise, cancel };
    },
    streamTextContent: () => ({}),
    getAnnotations: () => Promise.resolve([link]),
  } as unknown as PDFPageProxy;
  return { page, canvases, cancel, finish: () => finish() };
}

beforeEach(() => cancelText.mockClear());

test('[V-03] another scale has a canvas of its own: the picture before stays until then', async () => {
  const { page, canvases, finish } = aPage();
  const { signal } = new AbortController();
  for (const scale of [1, 2]) {
    const drawn = drawPicture(page, { scale, signal });
    finish();
    expect(await drawn).toBe(canvases.at(-1));
  }
  expect(canvases.map(({ width, height }) => [width, height])).toEqual([
    [100, 200],
    [200, 400],
  ]);
});

test('[V-03] a page that the reader has left is drawn no further, and is no failure', async () => {
  const { page, canvases, cancel } = aPage();
  const over = new AbortController();
  const drawn = drawPicture(page, { scale: 1, signal: over.signal });
  const laidOut = layOutContent(page, document.createElement('div'), { scale: 1, signal: over.signal });
  over.abort();
  finishText();
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(cancelText).toHaveBeenCalledTimes(1);
  expect(await Promise.all([drawn, laidOut])).toEqual([undefined, undefined]);
  expect(await drawPicture(page, { scale: 1, signal: over.signal })).toBeUndefined();
  expect(canvases).toHaveLength(1);
});

test('[V-03] a page that cannot be drawn is a failure', async () => {
  const { page, cancel } = aPage();
  const drawn = drawPicture(page, { scale: 1, signal: new AbortController().signal });
  cancel();
  await expect(drawn).rejects.toThrow('Rendering cancelled');
});

test('[V-03] links lie where they do at every scale', async () => {
  const { page } = aPage();
  const { signal } = new AbortController();
  for (const scale of [1, 3]) {
    const laidOut = layOutContent(page, document.createElement('div'), { scale, signal });
    finishText();
    expect((await laidOut)?.links).toEqual([
      { href: link.url, place: { left: '10%', top: '5%', width: '50%', height: '5%' } },
    ]);
  }
});
