import type { Page } from 'playwright';
import { longestTaskMs, PageSilent, whileAlive } from './whileAlive.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aPage = (answers: boolean) =>
  ({ evaluate: () => (answers ? Promise.resolve(true) : new Promise(() => undefined)) }) as unknown as Page;

const forever = () => new Promise<never>(() => undefined);

test('[F-20] a page whose thread is stuck is given up after 3 s, whatever is waited for', async () => {
  const waiting = expect(whileAlive(aPage(false), forever)).rejects.toThrow(PageSilent);
  await jest.advanceTimersByTimeAsync(100 + longestTaskMs);
  await waiting;
});

test('[F-20] one that answers is waited for as long as the work takes', async () => {
  let end: (result: string) => void = () => undefined;
  const working = whileAlive(aPage(true), () => new Promise<string>((resolve) => (end = resolve)));
  await jest.advanceTimersByTimeAsync(60_000);
  end('done');
  await expect(working).resolves.toBe('done');
});
