import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export interface NextScreen {
  /** CSS selector. */
  link: string;
  /** CSS selector of content that shows the area has loaded. */
  shows: string;
}

interface Switch {
  clicked?: number;
  at?: number;
}

/** Runs in the page: times the click, and the first match that the previous page did not have. */
function watchSwitch(selector: string): void {
  const seen: Switch = {};
  Object.assign(globalThis, { portalSwitch: seen });
  for (const element of document.querySelectorAll(selector)) element.setAttribute('data-before', '');
  addEventListener('click', ({ timeStamp }) => (seen.clicked = timeStamp), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (document.querySelector(`:is(${selector}):not([data-before])`) === null) return;
    seen.at = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the click to the area's first content. `restMs`: the pointer rests on the link before. */
export async function measureSwitch(
  page: Page,
  { link, shows }: NextScreen,
  restMs: number,
): Promise<number> {
  await page.evaluate(watchSwitch, shows);
  await page.hover(link);
  await pause(restMs);
  await page.click(link);
  await page.waitForFunction(() => (globalThis as { portalSwitch?: Switch }).portalSwitch?.at);
  return page.evaluate(() => {
    const { at = NaN, clicked = NaN } = (globalThis as unknown as { portalSwitch: Switch }).portalSwitch;
    return at - clicked;
  });
}
