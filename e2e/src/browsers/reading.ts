import type { EngineBrowser } from './EngineBrowser.ts';

/** XPath of what readers see by these names. */
const quoted = (words: string) => (words.includes("'") ? `"${words}"` : `'${words}'`);
export const button = (name: string) =>
  `//*[self::button or @role='button'][normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`;
export const link = (name: string) => `//a[normalize-space(.)=${quoted(name)}]`;
export const field = (label: string) =>
  `//*[self::input or self::textarea][@id=//label[starts-with(normalize-space(.),${quoted(label)})]/@for or @aria-label=${quoted(label)}]`;
export const text = (words: string) => `//*[text()[contains(normalize-space(.),${quoted(words)})]]`;

/** The key, as WebDriver writes it. */
export const enter = '\uE007';

const patienceMs = 20_000;

async function whatIsShown(browser: EngineBrowser): Promise<string> {
  const shown = await browser.evaluate<string>('return location.pathname + ": " + document.body?.innerText;');
  return `The page shows ${shown.slice(0, 300).replaceAll('\n', ' · ')}`;
}

/**
 * Asks until there is an answer.
 * @throws if it does not come in time: `why`, and what the page shows
 */
export async function poll<Answer>(
  browser: EngineBrowser,
  why: () => string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const limit = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > limit) throw new Error(`${why()} ${await whatIsShown(browser)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @throws what was not there in time, with what the page showed */
export async function until(browser: EngineBrowser, what: string, condition: string): Promise<void> {
  const holds = `return Boolean(await (async () => { ${condition} })());`;
  await poll(
    browser,
    () => `${what} did not come.`,
    async () => (await browser.evaluate<boolean>(holds)) || undefined,
  );
}

/** The visible elements of an XPath, as places in it. */
const visible = (element: string) => `
  const found = document.evaluate(${JSON.stringify(element)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const all = Array.from({ length: found.snapshotLength }, (_, place) => found.snapshotItem(place));
  const places = [...all.keys()].filter((place) => all[place].getClientRects().length > 0);`;

export const untilShown = (browser: EngineBrowser, element: string) =>
  until(browser, element, `${visible(element)} return places.length > 0;`);

interface Aim {
  /** Among the elements of the XPath, from 0. */
  place: number;
  /** Why a click would not reach it. */
  obstacle?: string;
}

/**
 * Scrolls to the first visible element, and looks whether a click would reach it: a button that is still busy ignores
 * clicks, and in a list that is being drawn it moves away.
 */
const aim = (element: string) => `${visible(element)}
  const [place = 0] = places;
  if (places.length === 0) return { place, obstacle: 'is not shown' };
  const target = all[place];
  if (target.matches('[aria-disabled=true], :disabled')) return { place, obstacle: 'is disabled or busy' };
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const corner = () => { const { left, top } = target.getClientRects()[0] ?? {}; return left + ' ' + top; };
  const before = corner();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  if (corner() !== before) return { place, obstacle: 'is moving' };
  const { left, top, width, height } = target.getClientRects()[0];
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!target.contains(hit)) return { place, obstacle: 'is covered by ' + (hit?.outerHTML.slice(0, 100) ?? 'nothing') };
  return { place };`;

/** @throws if a click would not reach the element in time */
function untilReachable(browser: EngineBrowser, element: string): Promise<string> {
  let last = '';
  return poll(
    browser,
    () => `${element} ${last}.`,
    async () => {
      const { place, obstacle } = await browser.evaluate<Aim>(aim(element));
      last = obstacle ?? '';
      return obstacle === undefined ? `(${element})[${place + 1}]` : undefined;
    },
  );
}

export async function clickOn(browser: EngineBrowser, element: string): Promise<void> {
  await browser.click(await untilReachable(browser, element));
}

export async function typeInto(browser: EngineBrowser, element: string, words: string): Promise<void> {
  await browser.type(await untilReachable(browser, element), words);
}

/** The heading is there, no placeholder is left, and nothing has changed for a moment. */
export const untilSettled = (browser: EngineBrowser, what: string) =>
  until(
    browser,
    what,
    `const state = () => document.title + document.body?.innerText + document.querySelectorAll('*').length;
    const before = state();
    const placeholder = 'main [aria-hidden=true]:empty[style*=height], .portal-places';
    if (!document.querySelector('h1')?.textContent.trim()) return false;
    if (document.querySelector('[aria-busy=true], ' + placeholder)) return false;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return state() === before;`,
  );
