import '@portal/testing/patience';
import { renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { sliceSize, useSlices } from './useSlices.ts';

/** What each commit showed. */
function follow(count: number, firstView = 'tiles') {
  const seen: number[] = [];
  const left: string[] = [];
  const { rerender } = renderHook(
    ({ length, view }) => {
      const { drawn, before } = useSlices(length, view);
      useLayoutEffect(() => {
        if (seen.at(-1) !== drawn) seen.push(drawn);
        if (before.drawn > drawn) left.push(`${before.drawn - drawn} ${before.view}`);
      });
    },
    { initialProps: { length: count, view: firstView } },
  );
  return { seen, left, grow: (length: number, view = firstView) => rerender({ length, view }) };
}

test('a page comes slice by slice, until all of it is there', async () => {
  expect(sliceSize).toBe(10);
  const { seen } = follow(35);
  expect(seen).toEqual([10]);
  await waitFor(() => expect(seen).toEqual([10, 20, 30, 35]));
});

test('what is there stays as the list grows', async () => {
  const { seen, grow } = follow(20);
  await waitFor(() => expect(seen).toEqual([10, 20]));
  grow(45);
  await waitFor(() => expect(seen).toEqual([10, 20, 30, 40, 45]));
});

test('a list that takes the place of a shorter one comes in slices, too', async () => {
  const { seen, grow } = follow(30);
  await waitFor(() => expect(seen.at(-1)).toBe(30));
  grow(0);
  grow(30);
  await waitFor(() => expect(seen).toEqual([10, 20, 30, 0, 10, 20, 30]));
});

test('a list that gets shorter shows what it has', async () => {
  const { seen, grow } = follow(30);
  await waitFor(() => expect(seen.at(-1)).toBe(30));
  grow(12);
  await waitFor(() => expect(seen).toEqual([10, 20, 30, 12]));
});

test('[L-18] another form begins with its first slice; the old one goes slice by slice', async () => {
  const { seen, left, grow } = follow(25);
  await waitFor(() => expect(seen.at(-1)).toBe(25));
  grow(25, 'rows');
  await waitFor(() => expect(seen).toEqual([10, 20, 25, 10, 20, 25]));
  expect([...new Set(left)]).toEqual(['15 tiles', '5 tiles']);
  grow(40, 'rows');
  await waitFor(() => expect(seen.at(-1)).toBe(40));
  expect([...new Set(left)]).toEqual(['15 tiles', '5 tiles']);
});
