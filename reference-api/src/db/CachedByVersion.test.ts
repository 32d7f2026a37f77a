import { CachedByVersion } from './CachedByVersion.ts';

function counting() {
  const reads = { count: 0, fails: false };
  const cached = new CachedByVersion(() => {
    reads.count++;
    return reads.fails ? Promise.reject(new Error('The database is gone.')) : Promise.resolve(reads.count);
  });
  return { reads, cached };
}

test('it is read once for each version, anyone who asks at the same time', async () => {
  const { cached } = counting();
  expect(await Promise.all([cached.get(0), cached.get(0), cached.get(0)])).toEqual([1, 1, 1]);
  expect(await cached.get(0)).toBe(1);
  expect(await cached.get(1)).toBe(2);
  expect(await cached.get(1)).toBe(2);
});

test('a failure is reported and not kept', async () => {
  const { cached, reads } = counting();
  reads.fails = true;
  await expect(cached.get(4)).rejects.toThrow('The database is gone.');
  reads.fails = false;
  expect(await cached.get(4)).toBe(2);
});

test('a failure of an old version leaves the newer one as it is', async () => {
  const { cached, reads } = counting();
  reads.fails = true;
  const old = cached.get(1);
  reads.fails = false;
  expect(await cached.get(2)).toBe(2);
  await expect(old).rejects.toThrow('The database is gone.');
  expect(await cached.get(2)).toBe(2);
  expect(reads.count).toBe(2);
});
