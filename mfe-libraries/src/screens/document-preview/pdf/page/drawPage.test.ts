import type { Pdf } from '../openPdf.ts';
import { drawPage } from './drawPage.ts';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  TextLayer: class {
    textDivs = [];
    textContentItemsStr = [];
    render() {
      return Promise.resolve();
    }
    cancel() {
      return undefined;
    }
  },
}));

/** Like pdf.js: draws on a canvas once at a time, and its text is read while it draws. */
function aPdf() {
  const inUse = new Set<HTMLCanvasElement>();
  const texts: (() => void)[] = [];
  const render = ({ canvas }: { canvas: HTMLCanvasElement }) => {
    if (inUse.has(canvas)) throw new Error('Cannot use the same canvas during multiple render() operations.');
    inUse.add(canvas);
    let finish = (): void => undefined;
    let fail: (error: Error) => void = () => undefined;
    const promise = new Promise<void>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
    const cancel = () => {
      inUse.delete(canvas);
      fail(new Error('Rendering cancelled'));
    };
    return { promise, cancel, finish };
  };
  const drawings: ReturnType<typeof render>[] = [];
  const page = {
    getViewport: () => ({ width: 100, height: 200 }),
    render: (options: { canvas: HTMLCanvasElement }) => {
      const drawing = render(options);
      drawings.push(drawing);
      return drawing;
    },
    getTextContent: () => new Promise<object>((resolve) => texts.push(() => resolve({}))),
    getAnnotations: () => Promise.resolve([]),
  };
  const pdf = { getPage: () => Promise.resolve(page) } as unknown as Pdf;
  return { pdf, texts, drawings };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('[V-03] another zoom while the text of a page is read draws it again on the same canvas', async () => {
  const { pdf, texts, drawings } = aPdf();
  const place = { canvas: document.createElement('canvas'), text: document.createElement('div') };
  const first = new AbortController();
  const draw = (scale: number, signal: AbortSignal) => drawPage(pdf, { number: 1, scale, place, signal });
  const before = draw(1, first.signal);
  await settle();
  first.abort();
  const after = draw(2, new AbortController().signal);
  await settle();
  for (const read of texts) read();
  drawings.at(-1)?.finish();
  await expect(before).resolves.toBeUndefined();
  await expect(after).resolves.toEqual({ text: { elements: [], pieces: [] }, links: [] });
});
