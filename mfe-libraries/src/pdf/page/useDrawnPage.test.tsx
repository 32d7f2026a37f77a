import { render, waitFor } from '@testing-library/react';
import type { Pdf } from '../openPdf.ts';
import { DrawQueue } from './DrawQueue.ts';
import { useDrawnPage, type PageToDraw } from './useDrawnPage.ts';

jest.mock('./drawPage.ts', () => ({
  drawPicture: () => Promise.resolve(document.createElement('canvas')),
  layOutContent: () => new Promise(() => undefined),
}));

function Page(page: PageToDraw) {
  const { picture, text } = useDrawnPage(page);
  return (
    <>
      <div ref={picture} />
      <div ref={text} />
    </>
  );
}

test('[V-03] a page that is left between its picture and its text is released', async () => {
  const cleanup = jest.fn();
  const pdf = { getPage: () => Promise.resolve({ cleanup }) } as unknown as Pdf;
  const queue = new DrawQueue();
  const { container, unmount } = render(<Page pdf={pdf} number={1} scale={1} queue={queue} />);
  // The reader is at another page, which is drawn first.
  queue.moveTo(9);
  void queue.run(9, new AbortController().signal, () => new Promise(() => undefined));
  await waitFor(() => expect(container.querySelector('canvas')).not.toBeNull());
  expect(cleanup).not.toHaveBeenCalled();
  unmount();
  expect(cleanup).toHaveBeenCalledTimes(1);
});
