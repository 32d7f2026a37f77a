import type { Page } from '@playwright/test';
import { pages } from '@portal/contract';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';
import { portalPlace } from '#portal/portal.ts';

const shellCode = /\/artefacts\/shell\/[^/]+\/main\.\w+\.js/;

/** Until `release`, the shell's code does not come. */
async function holdShell(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(shellCode, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Without waiting for the page to load, which it does not without the code. */
const open = (page: Page, list: { href: () => string }) => page.goto(list.href(), { waitUntil: 'commit' });

const first = (page: Page) => page.locator('#first');

/** Where the heading and the figures and entries with their parts stand, in the first view or the portal's own. */
const boxes = (page: Page, root: string) =>
  page.locator(root).evaluate((content) =>
    [
      ...content.querySelectorAll(
        'h1, [role="tab"], dd, button > img, a[href^="mailto:"], a[href^="tel:"], [data-doc-ref], [data-doc-ref] :is(h2, a, button, svg, time)',
      ),
    ]
      .slice(0, 60)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
  );

/** As screen readers find them; of headings, the page's own. */
const landmark =
  /(?<=- '?)(?:banner|main|contentinfo|search|navigation(?: "[^"]*")?|heading(?= ".*" \[level=1\]))/g;

const landmarks = async (page: Page) => (await page.locator('body').ariaSnapshot()).match(landmark) ?? [];

/** Runs in the page: notes what it shows twice at any moment from now on, or has the same id. */
function watchTwice(): void {
  const twice = new Set<string>();
  Object.assign(globalThis, { portalTwice: twice });
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(() => selector);
  new MutationObserver(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => `#${id}`);
    const names = [...ids, ...shown('main, [role="main"]'), ...shown('h1')];
    for (const [place, name] of names.entries()) if (names.indexOf(name) !== place) twice.add(name);
  }).observe(document, { childList: true, subtree: true });
}

const seenTwice = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { portalTwice: Set<string> }).portalTwice]);

/** The browser's setting, in the pixels of ordinary text. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

const usual = { client: 'everything', language: 'en', textSize: 16 } as const;

const company = {
  href: (query: { language?: string }) => pages.companyProfile.href({ id: 'C0001' }, query),
};

const analyst = {
  href: (query: { language?: string }) => pages.analystProfile.href({ id: 'A0001' }, query),
};
const creditAnalyst = {
  href: (query: { language?: string }) => pages.analystProfileFixedIncome.href({ id: 'A0013' }, query),
};

const lists = [
  ['a library', pages.allResearch, 390, usual],
  ['a library', pages.equities, 1440, usual],
  ['highlights', pages.todaysHighlights, 800, usual],
  ['the head of a company', company, 390, usual],
  ['the head of an analyst', analyst, 1440, usual],
  [
    'an analyst in one class, in German,',
    creditAnalyst,
    390,
    { client: 'bonds', language: 'de', textSize: 16 },
  ],
  [
    'a library in German, on a device used in English, with text of 200 %,',
    pages.fixedIncome,
    390,
    { client: 'bonds', language: 'de', textSize: 32 },
  ],
] as const;

/** Below what the first view has, under the name of the test's region. */
const withStudy = new Set<unknown>([pages.fixedIncome, company, analyst]);

for (const [name, list, width, { client, language, textSize }] of lists)
  test(`[S-11] ${name} at ${width} px is painted before the shell’s code; nothing moves`, async ({
    page,
    context,
    asClient,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await setTextSize(page, textSize);
    await asClient(client);
    await context.addCookies([{ name: 'language', value: 'en', url: portalPlace().url }]);
    const release = await holdShell(page);
    const query = language === 'de' ? { language } : {};
    await when('the code does not come', () => page.goto(list.href(query), { waitUntil: 'commit' }));
    await expect(first(page).getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await landmarks(page)).toEqual(['main', 'heading']);
    await page.evaluate(watchTwice);
    const before = await boxes(page, '#first > [role="main"]');
    await when('it comes', () => Promise.resolve(release()));
    await expect(first(page)).toHaveCount(0);
    await then('everything stands where it stood, with the featured study, too', async () => {
      const featured = page.getByRole('region', { name: /^(?:Latest research|Neueste Publikation)$/ });
      await expect(featured).toHaveCount(withStudy.has(list) ? 1 : 0);
      for (const region of await featured.all())
        await expect(region.getByRole('article').first()).toBeVisible();
      const after = await boxes(page, '#portal main');
      expect(after.slice(0, before.length)).toEqual(before);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
    await then('nothing was there twice meanwhile, and each landmark is there once', async () => {
      expect(await seenTwice(page)).toEqual([]);
      const found = await landmarks(page);
      expect(found).toEqual(expect.arrayContaining(['banner', 'main', 'contentinfo']));
      expect(new Set(found).size).toBe(found.length);
    });
  });

/** As if the page had stood for 12 s. */
const endWaits = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName.startsWith('portal-'))
        animation.finish();
  });

test('[S-11] a first view whose code does not load stays readable, without overlays', async ({
  page,
  asClient,
}) => {
  await asClient('everything');
  const release = await holdShell(page);
  await open(page, pages.allResearch);
  await expect(first(page).getByRole('article').first()).toBeVisible();
  await when('12 s have passed', () => endWaits(page));
  await then('there is its heading alone, below the header', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('#portal > .portal-frame')).toBeVisible();
  });
  let reads = 0;
  page.on('request', (request) => (reads += Number(/_documents\?.*&page=2&/.test(request.url()))));
  await when('Load More is pressed twice, and the code comes after all', async () => {
    // Busy, until all entries are drawn.
    const more = first(page).getByRole('button', { name: 'Load More' });
    await more.click({ force: true });
    await more.click({ force: true });
    release();
  });
  await then('the second page is there, and was asked for once', async () => {
    await expect(page.locator('#portal main').getByRole('article')).toHaveCount(100);
    expect(reads).toBe(1);
  });
});

test('[S-11] a reader who scrolled and clicked before the code loaded gets the page', async ({
  page,
  asClient,
}) => {
  await asClient('everything');
  const release = await holdShell(page);
  await open(page, pages.allResearch);
  const link = first(page).getByRole('article').nth(7).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const title = (await link.textContent()) ?? '';
  expect(scrolled).toBeGreaterThan(0);
  await when('clicking a title', () => link.click());
  await when('the code comes', () => Promise.resolve(release()));
  await then('the document opens as one of the list', async () => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^8 of \d+$/)).toBeVisible();
  });
  await when('going back', () => page.goBack());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('[S-11] keys and the middle button do in a first view what they do later', async ({
  page,
  context,
  asClient,
}) => {
  await asClient('everything');
  const release = await holdShell(page);
  await open(page, { href: () => company.href({}) });
  const tabs = first(page).getByRole('tab');
  await tabs.first().focus();
  await when('an arrow key is pressed', () => page.keyboard.press('ArrowRight'));
  await expect(tabs.nth(1)).toBeFocused();
  const opened = context.waitForEvent('page');
  await when('the middle button is pressed on a link', () =>
    first(page).getByRole('link').first().click({ button: 'middle' }),
  );
  await (await opened).close();
  const name = (await tabs.nth(1).textContent()) ?? '';
  await when('the code comes while the space bar is down', async () => {
    await tabs.nth(1).focus();
    await page.keyboard.down(' ');
    release();
    await expect(page.locator('#portal main').getByRole('tab', { includeHidden: true })).not.toHaveCount(0);
    await expect(tabs.nth(1)).toBeFocused();
  });
  await when('it is released', () => page.keyboard.up(' '));
  await then('the tab is chosen, and has the focus', async () => {
    const chosen = page.locator('#portal').getByRole('tab', { name, exact: true });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toBeFocused();
  });
});

test('[S-11] a select that a key has opened stays open until the choice is made', async ({
  page,
  asClient,
}) => {
  await asClient('everything');
  const release = await holdShell(page);
  await open(page, pages.allResearch);
  const select = first(page).locator('select').first();
  const chosen = select.locator('option').nth(1);
  const value = (await chosen.getAttribute('value')) ?? '';
  await select.focus();
  await when('the code comes while its choices are open', async () => {
    await page.keyboard.press('Enter');
    release();
    await expect(page.locator('#portal main').locator('[data-doc-ref]')).not.toHaveCount(0);
    await expect(select).toBeFocused();
  });
  await when('the second one is chosen', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });
  await then('the list has it', async () => {
    await expect(first(page)).toHaveCount(0);
    await expect(page.locator('#portal main select').first()).toHaveValue(value);
  });
});

test('[S-11] a client whom the gates refuse sees nothing of a list', async ({ page, asClient, trouble }) => {
  trouble.expect(/403 .*\/api\/(?:authorisation|bonds_documents)/);
  await given('a client without Fixed Income', () => asClient('equity'));
  const release = await holdShell(page);
  const answered = page.waitForResponse(/bonds_documents/);
  await open(page, pages.fixedIncome);
  await answered;
  await expect(first(page)).toHaveCount(0);
  release();
  await expect(page).not.toHaveURL(pages.fixedIncome.href());
});

const faults = [
  ['missing', { status: 404, body: '' }, /404 .*\/first-en\./],
  ['altered', { status: 200, contentType: 'text/javascript', body: 'document.body.remove();' }, /integrity/],
] as const;

for (const [what, answer, error] of faults)
  test(`[S-11] a first view whose file is ${what} costs the reader nothing but its time`, async ({
    page,
    asClient,
    trouble,
  }) => {
    trouble.expect(error);
    await asClient('everything');
    await page.route(/\/first-en\.\w+\.js/, (route) => route.fulfill({ ...answer }));
    await page.goto(pages.allResearch.href());
    await expect(page.locator('#portal').getByRole('article').first()).toBeVisible();
    await expect(first(page)).toHaveCount(0);
  });
