import type { EngineBrowser } from './EngineBrowser.ts';

/** XPath of what readers see by these names. */
const quoted = (words: string) => (words.includes("'") ? `"${words}"` : `'${words}'`);
export const button = (name: string) =>
  `//*[self::button or @role='button'][normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`;
export const link = (name: string) => `//a[normalize-space(.)=${quoted(name)}]`;
export const field = (label: string) =>
  `//*[self::input or self::textarea][@id=//label[starts-with(normalize-space(.),${quoted(label)})]/@for or @aria-label=${quoted(label)}]`;
export const text = (words: string) => `//*[text()[contains(normalize-space(.),${quoted(words)})]]`;

const patienceMs = 20_000;

/** @throws what was not there in time, with what the page showed */
export async function until(browser: EngineBrowser, what: string, condition: string): Promise<void> {
  const limit = Date.now() + patienceMs;
  for (;;) {
    if (await browser.evaluate<boolean>(`return Boolean(await (async () => { ${condition} })());`)) return;
    if (Date.now() > limit) {
      const shown = await browser.evaluate<string>(
        'return location.pathname + ": " + document.body.innerText;',
      );
      throw new Error(`${what} did not come. The page shows ${shown.slice(0, 300).replaceAll('\n', ' · ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** How often a visible element is on the page. */
const countOf = (element: string) => `
  const all = document.evaluate(${JSON.stringify(element)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  let count = 0;
  for (let place = 0; place < all.snapshotLength; place++)
    if (all.snapshotItem(place).getClientRects().length > 0) count++;
  return count;`;

export const untilShown = (browser: EngineBrowser, element: string) =>
  until(browser, element, countOf(element));

export async function clickOn(browser: EngineBrowser, element: string): Promise<void> {
  await untilShown(browser, element);
  await browser.click(element);
}

export async function typeInto(browser: EngineBrowser, element: string, words: string): Promise<void> {
  await untilShown(browser, element);
  await browser.type(element, words);
}

/** The heading is there, no placeholder is left, and nothing has changed for a moment. */
export const untilSettled = (browser: EngineBrowser, what: string) =>
  until(
    browser,
    what,
    `const state = () => document.title + document.body.innerText + document.querySelectorAll('*').length;
    const before = state();
    if (!document.querySelector('h1')?.textContent.trim() || document.querySelector('[aria-busy=true]')) return false;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return state() === before;`,
  );
