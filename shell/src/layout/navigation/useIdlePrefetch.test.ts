import { renderHook } from '@testing-library/react';
import { useIdlePrefetch } from './useIdlePrefetch.ts';

const paths = ['/equities', '/coverage'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(navigator, { connection: undefined });
});

function aPage(isWaiting = false, onPrefetch = jest.fn<unknown, [string]>()) {
  const { rerender, unmount } = renderHook(
    (given: { isWaiting: boolean }) => useIdlePrefetch(paths, { onPrefetch, ...given }),
    { initialProps: { isWaiting } },
  );
  return { rerender, unmount, fetched: () => onPrefetch.mock.calls.map(([path]) => path) };
}

test('[F-05] the pages that come next are fetched once the page is at rest, each once', async () => {
  const { fetched, rerender } = aPage();
  await jest.advanceTimersByTimeAsync(900);
  expect(fetched()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(fetched()).toEqual(paths);
  rerender({ isWaiting: true });
  rerender({ isWaiting: false });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched()).toEqual(paths);
});

test('[F-05] on a slow line the next one waits for the one before', async () => {
  const { fetched } = aPage(
    false,
    jest.fn<unknown, [string]>(() => new Promise((resolve) => setTimeout(resolve, 5_000))),
  );
  await jest.advanceTimersByTimeAsync(5_500);
  expect(fetched()).toEqual(['/equities']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(fetched()).toEqual(paths);
});

test('[F-05] what the reader waits for goes first', async () => {
  const { fetched, rerender } = aPage(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched()).toEqual([]);
  rerender({ isWaiting: false });
  await jest.advanceTimersByTimeAsync(900);
  rerender({ isWaiting: true });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched()).toEqual([]);
});

test('[F-05] a page that is left before it rests fetches nothing', async () => {
  const { fetched, unmount } = aPage();
  unmount();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched()).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  '[F-05] readers who save data (%j) fetch nothing ahead',
  async (connection) => {
    Object.assign(navigator, { connection });
    const { fetched } = aPage();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetched()).toEqual([]);
  },
);
