import type { Db } from '#db/Db.ts';
import { digestsWhenDue } from './addDigests.ts';

afterEach(() => jest.useRealTimers());

test('[N-10] failing digests delay no other mail, are reported and retried in a minute', async () => {
  jest.useFakeTimers({ now: new Date('2037-03-12T06:00:00Z') });
  const fault = new Error('division by zero');
  const query = jest
    .fn()
    .mockRejectedValueOnce(fault)
    .mockResolvedValue([{ added: 1, waitMs: 3_600_000 }]);
  const onFault = jest.fn();
  const makeDue = digestsWhenDue({ query } as Partial<Db> as Db, onFault);
  expect(await makeDue()).toBe(false);
  expect(onFault).toHaveBeenCalledWith(fault);
  jest.advanceTimersByTime(59_000);
  expect([await makeDue(), query.mock.calls.length]).toEqual([false, 1]);
  jest.advanceTimersByTime(1000);
  expect([await makeDue(), query.mock.calls.length]).toEqual([true, 2]);
  expect([await makeDue(), query.mock.calls.length]).toEqual([false, 2]);
});
