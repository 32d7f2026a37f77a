import { AsyncLocalStorage, executionAsyncId } from 'node:async_hooks';

test('a promise costs nothing besides, for Node follows none', async () => {
  const before = executionAsyncId();
  await Promise.resolve();
  expect(executionAsyncId()).toBe(before);
});

test("a test has Node's own storage, and Jest knows which test runs", async () => {
  const storage = new AsyncLocalStorage<string>();
  const seen = storage.run('a', () => Promise.resolve().then(() => storage.getStore()));
  expect([storage.getStore(), await seen]).toEqual([undefined, 'a']);
  storage.disable();
  expect(expect.getState().currentTestName).toContain('Jest knows which test runs');
});
