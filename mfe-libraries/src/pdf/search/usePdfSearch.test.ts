import { renderHook, waitFor, act } from '@testing-library/react';
import type { Pdf } from '../openPdf.ts';
import { usePdfSearch } from './usePdfSearch.ts';

/** Every page says the word so many times. */
function aPdf({ pages, words }: { pages: number; words: number }) {
  const getPage = jest.fn((_number: number) =>
    Promise.resolve({
      getTextContent: () => Promise.resolve({ items: [{ str: 'franc '.repeat(words), hasEOL: true }] }),
    }),
  );
  return { pdf: { numPages: pages, getPage } as unknown as Pdf, getPage };
}

test('[V-03] a search ends at 500 matches, without reading the rest', async () => {
  const { pdf, getPage } = aPdf({ pages: 1000, words: 30 });
  const { result } = renderHook(() => usePdfSearch(pdf));
  act(() => result.current.setTerm('franc'));
  await waitFor(() => expect(result.current.isDone).toBe(true));
  expect(result.current.found).toHaveLength(500);
  expect(result.current.found.at(-1)?.page).toBe(17);
  expect(getPage).toHaveBeenCalledTimes(17);
});

test('[V-03] of a page that cannot be read nothing is found, and all of the others', async () => {
  const { pdf, getPage } = aPdf({ pages: 12, words: 1 });
  getPage.mockRejectedValueOnce(new Error('The page is broken.'));
  const { result } = renderHook(() => usePdfSearch(pdf));
  act(() => result.current.setTerm('franc'));
  await waitFor(() => expect(result.current.isDone).toBe(true));
  expect(result.current.found.map(({ page }) => page)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('[V-03] no page is read for a search before there is one', () => {
  jest.useFakeTimers();
  const { pdf, getPage } = aPdf({ pages: 3, words: 1 });
  const { result } = renderHook(() => usePdfSearch(pdf));
  act(() => result.current.setTerm('  '));
  jest.runAllTimers();
  expect(getPage).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('[V-03] matches are shown at once, then every ten pages', async () => {
  const { pdf } = aPdf({ pages: 35, words: 1 });
  const counts = new Set<number>();
  const { result } = renderHook(() => {
    const search = usePdfSearch(pdf);
    counts.add(search.found.length);
    return search;
  });
  act(() => result.current.setTerm('franc'));
  await waitFor(() => expect(result.current.isDone).toBe(true));
  expect([...counts].filter((count) => ![0, 1, 10, 20, 30, 35].includes(count))).toEqual([]);
  expect(result.current.found).toHaveLength(35);
});
