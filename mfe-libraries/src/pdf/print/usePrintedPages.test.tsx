import { clearToasts, toastStore } from '@portal/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { Pdf } from '../openPdf.ts';
import { usePrintedPages } from './usePrintedPages.ts';

jest.mock('./printedPages.ts', () => ({
  ...jest.requireActual<object>('./printedPages.ts'),
  printedPages: (pictures: readonly HTMLImageElement[], note?: string) => ({ count: pictures.length, note }),
}));

const print = jest.fn();
const decode = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.spyOn(window, 'print').mockImplementation(print);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA');
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take) => take(new Blob(['A'], { type: 'image/png' })));
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
});
afterEach(() => {
  act(clearToasts);
  print.mockReset();
  jest.restoreAllMocks();
});

/** Two pages, which are drawn when `draw` is called, or fail. */
function open() {
  let draw = (): void => undefined;
  let fail = (): void => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    draw = resolve;
    fail = () => reject(new Error('The page is broken.'));
  });
  const page = {
    getViewport: () => ({ width: 10, height: 20 }),
    render: () => ({ promise }),
  };
  const pdf = { numPages: 2, getPage: () => Promise.resolve(page) } as unknown as Pdf;
  const element = document.createElement('div');
  element.append(document.createElement('canvas'));
  const rendered: ReturnType<typeof usePrintedPages>[] = [];
  const hook = renderHook(() => {
    const pages = usePrintedPages(pdf, { current: element }, 'Not all pages.');
    rendered.push(pages);
    return pages;
  });
  act(() => hook.result.current.start());
  return { ...hook, rendered, draw, fail };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('[V-03] pages are printed once their pictures are in place, which are gone after that', async () => {
  const { result, rendered, draw } = open();
  let printed: unknown;
  print.mockImplementation(() => (printed = rendered.at(-1)?.made()));
  expect(result.current.ready).toBe(0);
  draw();
  await waitFor(() => expect(printed).toEqual({ count: 2, note: undefined }));
  expect(decode).toHaveBeenCalledTimes(2);
  expect(result.current.ready).toBeUndefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(print).toHaveBeenCalledTimes(1);
});

test('[V-03] the browser’s menu prints the drawn pages, and a note about the others', () => {
  const { result } = open();
  expect(result.current.made()).toEqual({ count: 1, note: 'Not all pages.' });
});

test('[V-03] preparing pages can be stopped: nothing is printed', async () => {
  const { result, draw } = open();
  act(() => result.current.stop());
  draw();
  await settle();
  expect(result.current.ready).toBeUndefined();
  expect(print).not.toHaveBeenCalled();
});

test('[V-03] a page that cannot be drawn is reported', async () => {
  const { result, fail } = open();
  fail();
  await waitFor(() => expect(result.current.ready).toBeUndefined());
  expect(toastStore.getState()).toHaveLength(1);
  expect(print).not.toHaveBeenCalled();
});

test('[V-03] leaving while pages are prepared neither prints nor reports anything', async () => {
  const { unmount, fail } = open();
  unmount();
  fail();
  await settle();
  expect(toastStore.getState()).toEqual([]);
  expect(print).not.toHaveBeenCalled();
});
