import { DrawQueue } from './DrawQueue.ts';

const open = new AbortController().signal;

/** Drawings that `end` ends, and the order in which they began. */
function aQueue() {
  const queue = new DrawQueue();
  const begun: number[] = [];
  let finish = (): void => undefined;
  const draw = (number: number, signal = open) =>
    queue.run(number, signal, () => {
      begun.push(number);
      return new Promise<number>((resolve) => (finish = () => resolve(number)));
    });
  const end = async () => {
    finish();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, begun, draw, end };
}

test('[V-03] one page is drawn at a time, the nearest to the reader first', async () => {
  const { queue, begun, draw, end } = aQueue();
  const first = draw(1);
  const others = [draw(2), draw(3), draw(9)];
  expect(begun).toEqual([1]);
  queue.moveTo(9);
  await end();
  expect(begun).toEqual([1, 9]);
  queue.moveTo(2);
  await end();
  await end();
  await end();
  expect(begun).toEqual([1, 9, 2, 3]);
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 3, 9]);
});

test('[V-03] a page that was left is skipped, a broken one stops no other', async () => {
  const { queue, begun, draw, end } = aQueue();
  const over = new AbortController();
  const broken = queue.run(1, open, () => Promise.reject(new Error('The page is broken.')));
  const left = draw(2, over.signal);
  const last = draw(3);
  over.abort();
  await expect(broken).rejects.toThrow('The page is broken.');
  expect(await left).toBeUndefined();
  await end();
  expect(await last).toBe(3);
  expect(begun).toEqual([3]);
});
