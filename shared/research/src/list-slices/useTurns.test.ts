import '@portal/testing/patience';
import { renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useTurns } from './useTurns.ts';

interface Shown {
  name: string;
  letters: string;
}

/** Records what the slices show, one letter each, at each commit; values of the same name may wait. */
function follow(first: Shown, inSight: number) {
  const seen: string[] = [];
  const { rerender } = renderHook(
    ({ value }) => {
      const shown = useTurns(value, {
        slices: value.letters.length,
        mayWait: (older, newer, slice) =>
          older.name === newer.name && older.letters[slice] !== newer.letters[slice],
        inSight: () => inSight,
      });
      const text = shown.map(({ letters }, slice) => letters[slice] ?? '-').join('');
      useLayoutEffect(() => {
        if (seen.at(-1) !== text) seen.push(text);
      });
    },
    { initialProps: { value: first } },
  );
  return { seen, change: (value: Shown) => rerender({ value }) };
}

test('[I-01] a change of every slice is applied one at a time, from the reader’s position', async () => {
  const { seen, change } = follow({ name: 'list', letters: 'aaaa' }, 2);
  change({ name: 'list', letters: 'bbbb' });
  await waitFor(() => expect(seen).toEqual(['aaaa', 'aaba', 'abba', 'abbb', 'bbbb']));
});

test('what has changed again before its turn is never shown', async () => {
  const { seen, change } = follow({ name: 'list', letters: 'aa' }, 0);
  change({ name: 'list', letters: 'bb' });
  change({ name: 'list', letters: 'cc' });
  await waitFor(() => expect(seen).toEqual(['aa', 'ca', 'cc']));
});

test('what may not wait is there at once: another list, and what a longer one adds', () => {
  const { seen, change } = follow({ name: 'list', letters: 'aa' }, 0);
  change({ name: 'list', letters: 'aabb' });
  change({ name: 'other', letters: 'cc' });
  expect(seen).toEqual(['aa', 'aabb', 'cc']);
});
