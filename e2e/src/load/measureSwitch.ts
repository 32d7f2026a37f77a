import type { Page } from '@playwright/test';

/** Another area, as a reader of a page reaches it. */
export interface NextScreen {
  /** The link that is clicked: a CSS selector. */
  link: string;
  /** What shows that the area is there: a CSS selector. */
  shows: string;
}

interface Switch {
  clicked?: number;
  at?: number;
}

/** Runs in the page: notes when the click came, and when something is found that the page before did not have. */
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

/** Goes to another area; answers with the milliseconds from the click until its first content stands there. */
export async function measureSwitch(page: Page, { link, shows }: NextScreen): Promise<number> {
  await page.evaluate(watchSwitch, shows);
  await page.click(link);
  await page.waitForFunction(() => (globalThis as { portalSwitch?: Switch }).portalSwitch?.at);
  return page.evaluate(() => {
    const { at = NaN, clicked = NaN } = (globalThis as unknown as { portalSwitch: Switch }).portalSwitch;
    return at - clicked;
  });
}
