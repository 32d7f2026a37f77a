import type { Pdf } from '../openPdf.ts';
import { pageSizes } from './pageSizes.ts';

/** Pages of these widths; a broken one without. */
const aPdf = (...widths: (number | undefined)[]) =>
  ({
    numPages: widths.length,
    getPage: (number: number) => {
      const width = widths[number - 1];
      if (width === undefined) return Promise.reject(new Error('The page is broken.'));
      return Promise.resolve({ getViewport: () => ({ width, height: 2 * width }) });
    },
  }) as unknown as Pdf;

test('[V-03] a page that cannot be read has the size of its neighbour', async () => {
  const sizes = await pageSizes(aPdf(undefined, 10, undefined, 20));
  expect(sizes.map(({ width }) => width)).toEqual([10, 10, 10, 20]);
  expect(sizes[2]).toEqual({ width: 10, height: 20 });
});

test('[V-03] a PDF without any page that can be read is broken', async () => {
  await expect(pageSizes(aPdf(undefined, undefined))).rejects.toThrow('No page of the PDF can be read.');
});
