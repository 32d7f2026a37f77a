import { ContentCache } from './ContentCache.ts';

const versions = { publications: 1, tags: 1, ratings: 1, newest: 100 };

/** Numbers its answers. */
function counting() {
  let made = 0;
  return () => Promise.resolve((made += 1));
}

test('an answer is made once for all who ask the same', async () => {
  const cache = new ContentCache();
  const make = counting();
  const reads = [cache.get('list', versions, make), cache.get('list', versions, make)];
  expect(await Promise.all(reads)).toEqual([1, 1]);
  expect(await cache.get('another list', versions, make)).toBe(2);
});

test.each([
  ['a publication was changed', { publications: 2 }],
  ['a tag was changed', { tags: 2 }],
  ['something was published', { newest: 101 }],
])('after %s it is made again', async (_, change) => {
  const cache = new ContentCache();
  const make = counting();
  await cache.get('list', versions, make);
  expect(await cache.get('list', { ...versions, ...change }, make)).toBe(2);
});

test('ratings change nothing in it', async () => {
  const cache = new ContentCache();
  const make = counting();
  await cache.get('list', versions, make);
  expect(await cache.get('list', { ...versions, ratings: 2 }, make)).toBe(1);
});

test('a failure reaches all who wait, and is not kept', async () => {
  const cache = new ContentCache();
  const fail = () => Promise.reject(new Error('The database is gone.'));
  const reads = [cache.get('list', versions, fail), cache.get('list', versions, fail)];
  for (const answer of reads) await expect(answer).rejects.toThrow('The database is gone.');
  expect(await cache.get('list', versions, counting())).toBe(1);
});

test('what was used least recently goes first', async () => {
  const cache = new ContentCache(2);
  const make = counting();
  await cache.get('first', versions, make);
  await cache.get('second', versions, make);
  await cache.get('first', versions, make);
  await cache.get('third', versions, make);
  expect(await cache.get('first', versions, make)).toBe(1);
  expect(await cache.get('second', versions, make)).toBe(4);
});
