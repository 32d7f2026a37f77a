import type { Pdf } from '../openPdf.ts';
import type { PageSize } from './PdfPage.tsx';

async function sizeOf(pdf: Pdf, number: number): Promise<PageSize> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
  return { width, height };
}

/**
 * The size of each page. A page that cannot be read gets the one of the page before it, or else of the first that can:
 * the others are shown, and it says itself that it could not be. [V-03]
 * @throws if no page can be read
 */
export async function pageSizes(pdf: Pdf): Promise<PageSize[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const read = await Promise.allSettled(numbers.map((number) => sizeOf(pdf, number)));
  const first = read.find((result) => result.status === 'fulfilled');
  if (first === undefined) throw new Error('No page of the PDF can be read.');
  let last = first.value;
  return read.map((result) => {
    if (result.status === 'fulfilled') last = result.value;
    return last;
  });
}
