import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const frame = (page: Page) => page.frameLocator('iframe');

test('[V-01] [V-02] a German preview leads through its list, to its edition and subjects', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  const word = 'Wanderung';
  const refs = new Map<string, string>();
  for (const number of ['One', 'Two', 'Three']) {
    const german = `${word} Nr. ${number}`;
    await withPublication({ title: `${word} ${number}`, language: 'en', paper: `${word}${number}` });
    refs.set(german, await withPublication({ title: german, language: 'de', paper: `${word}${number}` }));
  }
  await given('a client who reads German', async () => {
    await asClient(await withClient({ preferred_language: 'German' }));
  });
  const walk = page.getByRole('navigation', { name: 'Publikationen der Liste' });
  const next = walk.getByRole('link', { name: 'Nächste Publikation' });
  const previous = walk.getByRole('link', { name: 'Vorherige Publikation' });
  const facts = page.getByRole('region', { name: 'Über diese Publikation' });
  const edition = facts.getByRole('link', { name: /^EN / });
  const place = (number: number) => walk.getByText(`${number} von 3`, { exact: true });
  await goTo(pages.allResearch, { search_term: word });
  await expect(titles(page)).toHaveCount(3);
  const [first = '', second = '', third = ''] = await titles(page).allTextContents();
  await when('opening the second', () => page.getByRole('link', { name: second, exact: true }).click());
  for (const width of [1440, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await then(
      `at ${width} px its document is there, its place in the list and what it is about`,
      async () => {
        await expect(page).toHaveURL(pages.documentPreview.href({ docRef: refs.get(second) ?? '' }));
        await expect(heading(page)).toHaveText(second);
        await expect(page.getByTitle(`Vorschau: ${second}`, { exact: true })).toBeVisible();
        await expect(frame(page).getByRole('heading').first()).toBeVisible();
        await expect(place(2)).toBeVisible();
        await expect(edition).toBeVisible();
        for (const name of ['Herunterladen', 'Link kopieren', 'Drucken'])
          await expect(page.getByRole('button', { name, exact: true })).toBeAttached();
      },
    );
    await then('nothing is wider than the window', () => expectNoSidewaysScroll(page));
  }
  await then('every rule of axe is kept', () => expectNoAxeViolations(page));
  await when('going on', () => next.click());
  await then('the next one is there, and it is the last', async () => {
    await expect(heading(page)).toHaveText(third);
    await expect(place(3)).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  });
  await when('reloading, and going back by K', async () => {
    await page.reload();
    await expect(heading(page)).toHaveText(third);
    await expect(place(3)).toBeVisible();
    await page.keyboard.press('k');
    await expect(heading(page)).toHaveText(second);
    await page.keyboard.press('k');
  });
  await then('the first one is there', async () => {
    await expect(heading(page)).toHaveText(first);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
  });
  await when('choosing the other edition', () => edition.click());
  await then('it stands at the same place of the list', async () => {
    await expect(heading(page)).not.toHaveText(first);
    await expect(place(1)).toBeVisible();
  });
  await when('going back', () => page.getByRole('button', { name: 'Zurück', exact: true }).click());
  await then('the list is there as it was left', async () => {
    await expect(page).toHaveURL(pages.allResearch.href({ search_term: word }));
    await expect(titles(page)).toHaveText([first, second, third]);
    await expect(page.getByRole('link', { name: second, exact: true })).toBeFocused();
  });
});

const inFrame = (page: Page) =>
  frame(page)
    .locator('html')
    .evaluate((html) => {
      const paragraphs = [...html.querySelectorAll('section p')];
      const longest = paragraphs.reduce((one, other) =>
        one.textContent.length > other.textContent.length ? one : other,
      );
      const range = document.createRange();
      range.selectNodeContents(longest);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return {
        scrolls: html.scrollHeight > html.clientHeight,
        faces: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        family: getComputedStyle(html.ownerDocument.body).fontFamily,
        characters: longest.textContent.length / lines,
        width: longest.getBoundingClientRect().width,
      };
    });

test('[V-02] [V-03] the page is the one scroller, lines keep a calm measure, and words are found', async ({
  page,
  goTo,
  asClient,
  withPublication,
}) => {
  const docRef = await withPublication({ title: 'Read whole' });
  await given('a client', () => asClient('everything'));
  await goTo(pages.documentPreview, { docRef });
  for (const width of [1440, 800, 390]) {
    await when(`reading at ${width} px, from the top`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo(0, 0));
    });
    await expect(frame(page).getByRole('heading').first()).toBeVisible();
    await then('the frame is as tall as its document', async () => {
      await expect.poll(async () => (await inFrame(page)).faces).toContain('Portal Sans');
      // It is measured a frame after the window.
      await expect.poll(async () => (await inFrame(page)).scrolls).toBe(false);
      const { family, characters, width: line } = await inFrame(page);
      const families = (await page.evaluate(() => getComputedStyle(document.body).fontFamily)).split(', ');
      // Besides that of an older shell.
      expect(family.split(', ').filter((name) => families.includes(name))).toEqual(families);
      expect(characters).toBeLessThan(78);
      if (width === 390) expect(line).toBeGreaterThan(330);
      else expect(characters).toBeGreaterThan(50);
    });
    await then('its last words come into sight as the page scrolls, and the bar stays', async () => {
      await page.mouse.move(width / 2, 700);
      await page.mouse.wheel(0, 20_000);
      await expect(frame(page).locator('footer').getByRole('paragraph').last()).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeInViewport();
    });
  }
  await when('searching the publication', async () => {
    await page.getByRole('button', { name: 'Contents and search' }).click();
    await page.getByRole('searchbox', { name: 'Search this publication' }).fill('the');
  });
  await then('matches are counted, and its contents lead through it', async () => {
    await expect(page.getByText(/^\d+ matches$/)).toBeVisible();
    const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('button').last();
    const name = await last.innerText();
    await last.click();
    await expect(frame(page).getByRole('heading', { name }).last()).toBeInViewport();
  });
});

test('[V-02] a preview read ahead shows without another call; overtaken ones never appear', async ({
  page,
  goTo,
  asClient,
  withPublication,
}) => {
  const word = 'Quaffle';
  const refs = new Map<string, string>();
  for (const number of ['One', 'Two', 'Three', 'Four'])
    refs.set(`${word} ${number}`, await withPublication({ title: `${word} ${number}` }));
  await asClient('everything');
  const previewed: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/document_preview_html')) previewed.push(searchParams.get('docRef') ?? '');
  });
  await goTo(pages.allResearch, { search_term: word });
  await expect(titles(page)).toHaveCount(4);
  const [first = '', second = '', third = '', fourth = ''] = await titles(page).allTextContents();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/document_preview_html*${String(refs.get(third))}*`, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await when('reading the first', () => page.getByRole('link', { name: first, exact: true }).click());
  await then('the second is read ahead', () => expect.poll(() => previewed).toContain(refs.get(second)));
  await when('going on', () => page.keyboard.press('j'));
  await then('it is there by that answer', async () => {
    await expect(heading(page)).toHaveText(second);
    expect(previewed.filter((ref) => ref === refs.get(second))).toHaveLength(1);
  });
  await when('asking for the third, which is slow, and going on', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('j');
  });
  await then('the fourth is there, and stays', async () => {
    await expect(heading(page)).toHaveText(fourth);
    release();
    await expect(page.getByText('4 of 4', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(pages.documentPreview.href({ docRef: refs.get(fourth) ?? '' }));
    await expect(heading(page)).toHaveText(fourth);
  });
});

test('[V-02] closed publications of a list are passed over; without a list there is no walk', async ({
  page,
  goTo,
  asClient,
  withPublication,
}) => {
  const word = 'Dorvine';
  const open = await withPublication({ title: `${word} open`, asset_classes: ['Equity'] });
  await withPublication({ title: `${word} closed`, asset_classes: ['Fixed Income'] });
  await withPublication({ title: `${word} also open`, asset_classes: ['Equity'] });
  await given('a client with equity research only', () => asClient('equity'));
  await goTo(pages.allResearch, { search_term: word });
  await expect(titles(page)).toHaveCount(3);
  await when('opening one', () => page.getByRole('link', { name: `${word} open`, exact: true }).click());
  await then('the two that are open are counted', () => expect(page.getByText(/^[12] of 2$/)).toBeVisible());
  await when('coming by its address, as from a mail', async () => {
    await page.goto('about:blank');
    await goTo(pages.documentPreview, { docRef: open });
  });
  await then('there is no list', async () => {
    await expect(heading(page)).toHaveText(`${word} open`);
    await expect(page.getByRole('navigation', { name: 'Publications of the list' })).toHaveCount(0);
  });
});

/** In the lower half of a phone; swipes left. */
async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 600 }] });
  return {
    async pull() {
      await touch('touchStart', 320);
      for (const x of [300, 250, 200, 150, 100]) await touch('touchMove', x);
    },
    lift: () => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[V-02] a swipe goes on past closed publications, resting turns nothing, sharing works', async ({
    page,
    goTo,
    asClient,
    trouble,
    withPublication,
  }) => {
    trouble.expect(/403 .*document_preview_html/);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      const share = (data: ShareData) => Promise.resolve(void shared.push(data));
      Object.assign(globalThis, { shared });
      Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
    });
    const word = 'Plimbo';
    const refs = new Map<string, string>();
    for (const number of ['One', 'Two', 'Three', 'Four'])
      refs.set(`${word} ${number}`, await withPublication({ title: `${word} ${number}` }));
    await asClient('everything');
    await goTo(pages.allResearch, { search_term: word });
    await expect(titles(page)).toHaveCount(4);
    const [first = '', second = '', third = '', fourth = ''] = await titles(page).allTextContents();
    await given('the first of four publications, of which the third was closed since', async () => {
      await page.route(`**/api/document_preview_html*${String(refs.get(third))}*`, (route) =>
        route.fulfill({ status: 403, json: { status: 403, title: 'Refused' } }),
      );
      await page.getByRole('link', { name: first, exact: true }).click();
      await expect(frame(page).getByRole('heading').first()).toBeVisible();
      await expectNoAxeViolations(page);
    });
    const pullBy = async (pixels: number) => {
      await page.mouse.move(200, 780);
      await page.mouse.wheel(pixels, 0);
    };
    await when('pulling the document to the left', () => pullBy(300));
    await then('the next one is there', () => expect(heading(page)).toHaveText(second));
    await when('sharing it', () => page.getByRole('button', { name: 'Share', exact: true }).click());
    await then('the sheet gets title and address', async () => {
      const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
      expect(shared).toEqual([{ title: second, url: page.url() }]);
    });
    await when('pulling the other way', () => pullBy(-300));
    await then('the one before is there', () => expect(heading(page)).toHaveText(first));
    await when('pulling to the left again', () => pullBy(300));
    await then('the next one is there again', async () => {
      await expect(heading(page)).toHaveText(second);
      await expect(frame(page).getByRole('heading').first()).toBeVisible();
    });
    const finger = await fingerOn(page);
    await when('pulling the document with a finger, and resting', () => finger.pull());
    await then('the next title is in sight, and the page is the same', async () => {
      await expect(page.getByText(third, { exact: true }).first()).toBeInViewport();
      await expectNoAxeViolations(page);
      await expect(heading(page)).toHaveText(second);
    });
    await when('lifting the finger', () => finger.lift());
    await then('the next one is there, and says that it is closed', async () => {
      await expect(heading(page)).toHaveText(third);
      await expect(page.getByText('This content is not included in your subscription.')).toBeVisible();
      await expectNoAxeViolations(page);
    });
    await when('swiping on below its words', async () => {
      await finger.pull();
      await finger.lift();
    });
    await then('the fourth is there', () => expect(heading(page)).toHaveText(fourth));
  });
});
