import { within } from './within.ts';

test('work that ends in time is waited for, and its failure is thrown', async () => {
  let done = false;
  await within(
    60_000,
    new Promise<void>((resolve) =>
      setImmediate(() => {
        done = true;
        resolve();
      }),
    ),
  );
  expect(done).toBe(true);
  await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('work that takes longer is left to itself', async () => {
  await expect(within(5, new Promise(() => {}))).resolves.toBeUndefined();
});
