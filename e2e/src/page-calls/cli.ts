import { chromium } from '@playwright/test';
import { signInContext, usernameOf } from '../browser/clients.ts';
import { moveToPublishingDay } from '../browser/publishingDay.ts';
import { ensureChromium } from '../chromium/chromium.ts';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { portalPlace, startPortal } from '../portal/portal.ts';
import { CallRecorder, writePageCalls, type StepCalls } from './pageCalls.ts';
import { walk } from './walk.ts';

/** After the last answer, for what a page reads in idle time. */
const settledMs = 2000;

/** `pnpm page-calls`: records what pages ask the API, for `pnpm bench:api`, in reference-api/src/bench/pageCalls.json. */
async function main(): Promise<void> {
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const { url, day } = portalPlace();
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: url, viewport, locale: 'en-GB' });
    // tsx calls a `__name` helper, which the page lacks.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await moveToPublishingDay(context);
    await signInContext(context, usernameOf('everything'));
    const page = await context.newPage();
    const recorder = new CallRecorder(page, day);
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
    await portal.stop();
  }
}

await main();
