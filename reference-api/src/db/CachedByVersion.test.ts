import { CachedByVersion } from './CachedByVersion.ts';

function counting() {
  const reads = { count: 0, fails: false };
  const kept = new CachedByVersion(() => {
    reads.count++;
    return reads.fails ? Promise.reject(new Error('The database is gone.')) : Promise.resolve(reads.count);
  });
  return { reads, kept };
}

test('it is read once for each version, anyone who asks at the same time', async () => {
  const { kept } = counting();
  expect(await Promise.all([kept.get(0), kept.get(0), kept.get(0)])).toEqual([1, 1, 1]);
  expect(await kept.get(0)).toBe(1);
  expect(await kept.get(1)).toBe(2);
  expect(await kept.get(1)).toBe(2);
});

test('a failure is reported and not kept', async () => {
  const { kept, reads } = counting();
  reads.fails = true;
  await expect(kept.get(4)).rejects.toThrow('The database is gone.');
  reads.fails = false;
  expect(await kept.get(4)).toBe(2);
});

test('a failure of an old version leaves the newer one as it is', async () => {
  const { kept, reads } = counting();
  reads.fails = true;
  const old = kept.get(1);
  reads.fails = false;
  expect(await kept.get(2)).toBe(2);
  await expect(old).rejects.toThrow('The database is gone.');
  expect(await kept.get(2)).toBe(2);
  expect(reads.count).toBe(2);
});
