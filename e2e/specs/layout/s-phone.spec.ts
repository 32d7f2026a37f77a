import { pages } from '@portal/contract';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { lately } from '#browser/filters.ts';
import { daysBeforePublishing } from '#browser/publishingDay.ts';
import { expectListSettled, framesDrawn, showListsAs } from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const upright = { width: 390, height: 844 };

test.use({ viewport: upright, hasTouch: true, isMobile: true });

/** Like a finger: in separate frames, before anything else. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await framesDrawn(page);
}

test('[C-06] [L-26] [L-27] on a phone lists begin within 200 px below the header; a sheet has the rest', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  test.setTimeout(60_000);
  await given('a client who reads German and was here before', async () =>
    asClient(await withClient({ preferred_language: 'German', last_seen: daysBeforePublishing(3) })),
  );
  await then('the day begins high, with what is new', async () => {
    await goTo(pages.todaysHighlights);
    await expect(page.getByRole('button', { name: /^Neu seit / })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => firstEntryBelowHeader(page)).toBeLessThan(200);
  });
  await given('a client at the first visit', async () => asClient(await withClient()));
  // With a day, with a side panel, with a featured entry, and without.
  for (const library of [pages.todaysHighlights, pages.equities, pages.fixedIncome, pages.allResearch])
    await then(`${library.path} begins high`, async () => {
      await goTo(library);
      await expectListSettled(page);
      await expect.poll(() => firstEntryBelowHeader(page)).toBeLessThan(200);
    });
  await then('so does coverage, whose filters hold once applied', async () => {
    await goTo(pages.coverage);
    const sector = page.getByRole('heading', { level: 2 }).first();
    await expect(sector).toBeVisible();
    await expect
      .poll(async () => (await edgesOf(sector)).top - (await edgesOf(header(page))).bottom)
      .toBeLessThan(200);
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('button', { name: 'Last 30 days' }).tap();
    await panel.getByRole('button', { name: 'Apply' }).tap();
    await expect(page).toHaveURL(/changed=30$/);
    await expect(
      page.getByRole('button', { name: 'Remove filter Rating changed: Last 30 days' }),
    ).toBeVisible();
  });
  await then('so does the team, whose people can be called and written to with one tap', async () => {
    await goTo(pages.team);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => firstEntryBelowHeader(page)).toBeLessThan(200);
    await page.getByRole('searchbox', { name: 'Search the team' }).fill('software');
    await expect(page.getByRole('heading', { level: 2, name: 'Software' })).toBeVisible();
    const first = page.getByRole('article').first();
    await expect(first.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+4/);
    await expect(first.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', /^mailto:/);
    await expectNoAxeViolations(page);
    await first.getByRole('button').tap();
    await first.getByRole('link', { name: /^View / }).tap();
    await expect(page).toHaveURL(/\/analyst_profile\/A\d+$/);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search the team' })).toHaveValue('software');
    await goTo(pages.allResearch);
    await expectListSettled(page);
  });
  await when('opening what the line leaves out', () =>
    page.getByRole('button', { name: 'More', exact: true }).click(),
  );
  await then('it is all there, and passes every rule of axe', async () => {
    const sheet = page.getByRole('dialog', { name: 'More' });
    await expect(sheet.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Save view' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

const header = (page: Page) => page.getByRole('banner');

/** In CSS pixels, of the article that stands highest. */
async function firstEntryBelowHeader(page: Page): Promise<number> {
  const { bottom } = await edgesOf(header(page));
  // Of a featured entry only the content has a box.
  const tops = await page.getByRole('article').evaluateAll((all) =>
    all.map((each) => {
      const content = document.createRange();
      content.selectNodeContents(each);
      return content.getBoundingClientRect().top;
    }),
  );
  return Math.min(...tops) - bottom;
}

async function edgesOf(part: Locator): Promise<{ top: number; bottom: number }> {
  return part.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return { top, bottom };
  });
}

test('[S-01] [S-04] [L-07] on a phone search and menu hide on scrolling down and return on scrolling up', async ({
  page,
  goTo,
  asClient,
}) => {
  test.setTimeout(60_000);
  await given('a client far down a library', async () => {
    await asClient('everything');
    await goTo(pages.equities);
    await expectListSettled(page);
    await expect(page.getByRole('article').nth(30)).toBeAttached();
  });
  for (const [how, viewport, gone] of [
    // The code that follows the scrolling loads with the first scroll.
    ['upright', upright, 'away'],
    ['on its side', { width: 844, height: 390 }, 'hidden'],
  ] as const) {
    await given(`a phone ${how}, at the top of the list`, async () => {
      await page.setViewportSize(viewport);
      await page.locator(':focus').evaluateAll((all) => all.forEach((each) => (each as HTMLElement).blur()));
      await scrollTo(page, 0);
      await expect.poll(async () => (await edgesOf(header(page))).top).toBe(0);
    });
    await when('scrolling down', async () => {
      await scrollTo(page, 800);
      await expect(page.locator('html')).toHaveAttribute('data-header', gone);
      await scrollTo(page, 1600);
    });
    await then('the header is out of the way', () => expect(header(page)).not.toBeInViewport());
    await when('scrolling up a little', () => scrollTo(page, 1580));
    await then('it is at the top, with the search and the menu', async () => {
      await expect.poll(async () => (await edgesOf(header(page))).top).toBe(0);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport();
      if (viewport === upright) await expectNoAxeViolations(page);
    });
    await when('opening the search', () => page.getByRole('button', { name: 'Search', exact: true }).tap());
    await then('it stays while somebody types, whichever way the page goes', async () => {
      await expect(page.getByRole('combobox', { name: 'Search all research' })).toBeFocused();
      await scrollTo(page, 2400);
      await expect(page.getByRole('combobox', { name: 'Search all research' })).toBeInViewport();
      await page.keyboard.press('Escape');
    });
    await when('the keyboard comes to what lies below it', async () => {
      const link = page.getByRole('article').nth(8).getByRole('heading').locator('a, button');
      await scrollTo(page, 5000);
      await scrollTo(page, 4000);
      await expect.poll(async () => (await edgesOf(header(page))).top).toBe(0);
      await page.keyboard.press('Tab');
      await link.evaluate((each) => each.focus());
    });
    await then('the header does not cover it', async () => {
      const { top } = await edgesOf(page.locator('main :focus'));
      await expect.poll(async () => (await edgesOf(header(page))).bottom).toBeLessThanOrEqual(top);
    });
    await when('going back to the top', () => scrollTo(page, 0));
    await then('everything is where it was', async () => {
      await expect.poll(async () => (await edgesOf(header(page))).top).toBe(0);
      expect((await edgesOf(page.getByRole('main'))).top).toBe((await edgesOf(header(page))).bottom);
    });
  }
  await given('the phone upright again', async () => {
    await page.setViewportSize(upright);
    await scrollTo(page, 0);
  });
  const title = page.locator('article:has([data-download]) h2 > a[href^="/document_preview/"]').nth(12);
  await title.scrollIntoViewIfNeeded();
  await framesDrawn(page);
  const name = (await title.textContent()) ?? '';
  const before = (await edgesOf(title)).top;
  await when('opening a paper, and going back', async () => {
    await title.tap();
    await expect(page).toHaveURL(/\/document_preview\//);
    await page.goBack();
  });
  const again = page.getByRole('link', { name, exact: true }).first();
  await then('it is where it was, and not below the header', async () => {
    await expect.poll(async () => Math.abs((await edgesOf(again)).top - before)).toBeLessThan(3);
    const { top } = await edgesOf(again);
    const { bottom } = await edgesOf(header(page));
    expect(bottom <= top || bottom <= 0).toBe(true);
  });
});

test('[T-01] tags and actions of a tile are as large as a fingertip', async ({ page, goTo, asClient }) => {
  await given('a client who reads tiles on a phone', () => asClient('everything'));
  await showListsAs(page, 'tiles');
  await goTo(pages.equities, lately);
  await expect(page.getByRole('article').nth(5)).toBeVisible();
  await then('each takes 44 px either way', async () => {
    const small = await page
      .getByRole('article')
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter(
            (each) => each.closest('li') !== null && each.checkVisibility({ contentVisibilityAuto: true }),
          )
          .map((each) => {
            // An edition badge is larger than it looks.
            const { width, height } = each.getBoundingClientRect();
            const beyond = getComputedStyle(each, '::after');
            const isLarger = beyond.position === 'absolute';
            const [wide, high] = isLarger
              ? [Number.parseFloat(beyond.width), Number.parseFloat(beyond.height)]
              : [width, height];
            return { text: each.textContent, wide: Math.round(wide), high: Math.round(high) };
          })
          .filter(({ wide, high }) => high < 44 || wide < 44),
      );
    expect(small).toEqual([]);
  });
  await then('iOS zooms in on no field: all have 16 px, also those of the filters', async () => {
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(page.getByRole('textbox', { name: 'From' })).toBeVisible();
    const small = page
      .locator('input, select, textarea')
      .evaluateAll((all) =>
        all
          .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 16)
          .map((each) => each.outerHTML),
      );
    expect(await small).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await then('nothing is wider than the screen', async () => {
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expectNoAxeViolations(page);
  });
});

function fingerOf(cdp: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove', y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 190, y }] });
  return {
    press: (y: number) => send('touchStart', y),
    async drag(places: readonly number[]): Promise<void> {
      for (const y of places) await send('touchMove', y);
    },
    lift: () => cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

test("[H-01] pulling the day's list down from its top reloads it and shows that", async ({
  page,
  goTo,
  asClient,
}) => {
  await given("a client at the day's list", async () => {
    await asClient('everything');
    await goTo(pages.home);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-pulls', '');
  });
  let reads = 0;
  await page.route('**/api/highlights_documents*', (route) => {
    reads += 1;
    return route.continue();
  });
  const finger = fingerOf(await page.context().newCDPSession(page));
  await when('pulling a little', async () => {
    await finger.press(200);
    await finger.drag([210, 230, 260]);
  });
  await then('it shows what would happen', () => expect(page.getByText('Pull to refresh')).toBeVisible());
  await when('pulling further', () => finger.drag([300, 350, 400]));
  await then('it says that it is far enough', () =>
    expect(page.getByText('Release to refresh')).toBeVisible(),
  );
  await when('letting go', () => finger.lift());
  await then('the list is read again, which is announced', async () => {
    await expect(page.getByRole('status').filter({ hasText: /^Updated at \d{2}:\d{2}$/ })).toBeVisible();
    expect(reads).toBe(1);
    await expectNoAxeViolations(page);
  });
  await when('pulling somewhere below the top', async () => {
    await scrollTo(page, 300);
    await finger.press(200);
    await finger.drag([220, 260, 320, 400]);
    await finger.lift();
  });
  await then('the page scrolls, and nothing is read', async () => {
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(300);
    expect(reads).toBe(1);
  });
  await when('using the button', async () => {
    await scrollTo(page, 0);
    await page.getByRole('button', { name: 'Refresh' }).tap();
  });
  await then('it is read as well', () => expect.poll(() => reads).toBe(2));
});

test('[S-01] the portal can be put on the home screen', async ({ page, goTo }) => {
  await goTo(pages.login);
  const cdp = await page.context().newCDPSession(page);
  const { url, data, errors } = await cdp.send('Page.getAppManifest');
  await then('the browser reads its manifest without a complaint', async () => {
    expect(errors).toEqual([]);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', new URL(url).pathname);
  });
  await then('each icon is there, as large and of the kind it says', async () => {
    const manifest = JSON.parse(data ?? '') as {
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest).toMatchObject({
      name: 'Research Portal',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    const { icons } = manifest;
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    const served = await page.request.get(url);
    expect(served.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const home = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    for (const { src, sizes, type } of [...icons, { src: home ?? '', sizes: '180x180', type: 'image/png' }]) {
      const file = await page.request.get(new URL(src, url).href);
      expect(file.headers()['content-type']).toBe(type);
      const bytes = await file.body();
      const size = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
      if (type === 'image/png') expect(size).toBe(sizes);
    }
  });
  await then('nothing keeps it from being installed', async () => {
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    // Test windows are incognito. Headless Chromium only checks that there is an answer.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
  await then('no service worker keeps documents', async () => {
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(workers).toEqual([]);
  });
});
