import { renderHook } from '@testing-library/react';
import { useIdlePrefetch } from './useIdlePrefetch.ts';

const paths = ['/equities', '/coverage'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(navigator, { connection: undefined });
});

test('[F-05] the pages that come next are fetched once the page is at rest', () => {
  const fetchPage = jest.fn();
  renderHook(() => useIdlePrefetch(paths, fetchPage));
  jest.advanceTimersByTime(1_000);
  expect(fetchPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(fetchPage.mock.calls.map(([path]: unknown[]) => path)).toEqual(paths);
});

test('[F-05] a page that is left before it rests fetches nothing', () => {
  const fetchPage = jest.fn();
  renderHook(() => useIdlePrefetch(paths, fetchPage)).unmount();
  jest.advanceTimersByTime(10_000);
  expect(fetchPage).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  '[F-05] readers who save data (%j) fetch nothing ahead',
  (connection) => {
    Object.assign(navigator, { connection });
    const fetchPage = jest.fn();
    renderHook(() => useIdlePrefetch(paths, fetchPage));
    jest.advanceTimersByTime(10_000);
    expect(fetchPage).not.toHaveBeenCalled();
  },
);
