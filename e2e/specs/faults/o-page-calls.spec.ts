import { portalPlace } from '../../src/portal/portal.ts';
import { CallRecorder, readPageCalls } from '../../src/page-calls/pageCalls.ts';
import { walk } from '../../src/page-calls/walk.ts';
import { expect, test } from '#browser/test.ts';

test.use({ prefetching: true });

test('[O-01] the benchmark asks the API what pages ask', async ({ page, asClient }) => {
  test.slow();
  await asClient('everything');
  const recorder = new CallRecorder(page, portalPlace().day);
  const recorded = readPageCalls();
  let place = 0;
  await walk(page, async (step, act) => {
    await act();
    await expect
      .poll(() => ({ step, calls: recorder.current() }), { message: 'if this is right: pnpm page-calls' })
      .toEqual(recorded[place]);
    recorder.next();
    place++;
  });
  expect(place).toBe(recorded.length);
});
