import { openBrowser, openContext } from '../chromium/toolBrowser.ts';
import { portalPlace, withPortal } from '../portal/portal.ts';
import { CallRecorder, writePageCalls, type StepCalls } from './pageCalls.ts';
import { walk } from './walk.ts';

/** After the last answer, for what a page reads in idle time. */
const settledMs = 2000;

/** `pnpm page-calls`: records what pages ask the API, for `pnpm bench:mix`, in reference-api/src/bench/pageCalls.json. */
await withPortal(async () => {
  const browser = await openBrowser();
  try {
    const context = await openContext(browser, { client: 'everything', locale: 'en-GB' });
    const page = await context.newPage();
    const recorder = new CallRecorder(page, portalPlace().day);
    const steps: StepCalls[] = [];
    await walk(page, async (step, act) => {
      await act();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(settledMs);
      steps.push({ step, calls: recorder.current() });
      recorder.next();
    });
    writePageCalls(steps);
    const count = steps.reduce((sum, { calls }) => sum + calls.length, 0);
    console.log(`${steps.length} steps with ${count} calls were recorded.`);
  } finally {
    await browser.close();
  }
});
