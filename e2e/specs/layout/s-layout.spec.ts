import { EventEmitter, once } from 'node:events';
import { pages } from '@portal/contract';
import { expectListSettled, framesDrawn } from '#browser/publications.ts';
import { linedInForcedColours } from '#browser/appearance/forcedColours.ts';
import { setToPublishingDay, shownPublishingDay } from '#browser/publishingDay.ts';
import { nextTab } from '#browser/openedTab.ts';
import { given, then, when } from '#browser/steps.ts';
import { tabStops } from '#browser/moving/tabStops.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';

const calendar = 'https://corporate-access.demo.example/';

const everyTab = [
  ["Today's Highlights", pages.todaysHighlights.href()],
  ['Equity', pages.equities.href()],
  ['Fixed Income', pages.fixedIncome.href()],
  ['International', pages.international.href()],
  ['Markets', pages.markets.href()],
  ['Real Estate', pages.realEstate.href()],
  [/^Corporate Access/, calendar],
  ['Team', pages.team.href()],
  ['Coverage', pages.coverage.href()],
] as const;

const tabNames = everyTab.map(([name]) => name);

test('[S-03] the tabs are in order and lead to their pages, Corporate Access to a new tab', async ({
  page,
  context,
  goTo,
  asClient,
  withClient,
}) => {
  await context.route(`${calendar}**`, (route) => route.fulfill({ body: 'calendar' }));
  await given('a client with every tab', async () => asClient(await withClient(fewPublications)));
  await goTo(pages.home);
  const tabs = page.getByRole('navigation', { name: 'Pages' });
  await then('all tabs are there, and lead to their pages', async () => {
    await expect(tabs.getByRole('link')).toHaveText(tabNames);
    for (const [index, [, target]] of everyTab.entries())
      await expect(tabs.getByRole('link').nth(index)).toHaveAttribute('href', target);
    await expect(tabs.getByRole('link', { name: "Today's Highlights" })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
  for (const [name, target] of [
    ['Real Estate', pages.realEstate],
    ["Today's Highlights", pages.todaysHighlights],
  ] as const) {
    await when(`choosing ${name}`, () => tabs.getByRole('link', { name, exact: true }).click());
    await expect(page).toHaveURL(target.href());
    await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await then('in forced colours a line still marks the tab on show', async () => {
    expect(await linedInForcedColours(page, tabs.getByRole('link'))).toEqual(["Today's Highlights"]);
  });
  const opened = context.waitForEvent('page');
  await when('choosing Corporate Access', () => tabs.getByRole('link', { name: /Corporate Access/ }).click());
  await then('the calendar opens next to the portal', async () => {
    const tab = await opened;
    expect(tab.url()).toBe(calendar);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL(pages.todaysHighlights.href());
  });
});

test('[S-04] [S-06] on a phone the keyboard reaches search, languages and menu with tabs and account', async ({
  page,
  goTo,
  asClient,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await given('a client on a phone', () => asClient('everything'));
  await goTo(pages.changePassword);
  await expect(heading(page)).toBeVisible();
  await then('there is no tab row', () =>
    expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden(),
  );
  await then('nothing that is folded away is a stop', async () => {
    expect(await tabStops(page, 6)).toEqual([
      'Skip to the content',
      expect.stringContaining('start page'),
      'Search',
      expect.stringContaining('English'),
      expect.stringContaining('Deutsch'),
      'Menu',
    ]);
  });
  await when('opening the menu', () => page.getByRole('button', { name: 'Menu' }).click());
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await then('it holds the tabs', () =>
    expect(menu.getByRole('navigation').getByRole('link')).toHaveText([...tabNames, 'All Research']),
  );
  await when('choosing one', () => menu.getByRole('link', { name: 'Coverage' }).click());
  await then('the page opens and the menu is gone', async () => {
    await expect(page).toHaveURL(pages.coverage.href());
    await expect(menu).toBeHidden();
  });
});

test('[S-05] the footer offers the disclaimer in the language of the page, and the year', async ({
  page,
  context,
  goTo,
  asClient,
}) => {
  await given('a client who reads German', () => asClient('bonds'));
  await setToPublishingDay(page);
  const listRead = page.waitForRequest((request) => request.url().includes('/api/web_documents'));
  await goTo(pages.changePassword);
  const query = new URL((await listRead).url()).searchParams;
  expect({ limit: query.get('limit'), order: query.get('order') }).toEqual({ limit: '1', order: 'desc' });
  expect(query.get('tag_filters')).toContain('German');
  await then('the copyright names the year', () =>
    expect(page.getByRole('contentinfo')).toContainText(`© ${shownPublishingDay().slice(-4)}`),
  );
  const downloads: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/download?')) downloads.push(request.url());
  });
  const { tab: opened } = await nextTab(context);
  await expect(heading(page)).toBeVisible();
  await when('asking for the disclaimer', () =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Disclaimer' }).click(),
  );
  await opened;
  await then('it comes by an authenticated link', () =>
    expect.poll(() => downloads.map((url) => new URL(url).searchParams.has('auth_token'))).toEqual([true]),
  );
});

test('[S-06] title and focus follow the page, and a skip link leads to its content', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a signed-in client', () => asClient('everything'));
  await goTo(pages.changePassword);
  await expect(heading(page)).toBeVisible();
  await then('the skip link is the first stop, and leads to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await when('going to another page', () =>
    page.getByRole('link', { name: 'Coverage', exact: true }).click(),
  );
  await then('its heading has focus and its name is the title', async () => {
    await expect(heading(page)).toHaveText('Coverage');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/Coverage/);
  });
});

test('[S-06] an address typed in the same tab opens at its top; Back restores the old place', async ({
  page,
  goTo,
  asClient,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await given('a reader far down a list', async () => {
    await asClient('everything');
    await goTo(pages.equities);
    await expectListSettled(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(scrolled).toBe(1500);
  });
  await when('typing another address, and the first one again', async () => {
    await goTo(pages.changePassword);
    await expect(heading(page)).toHaveText('Change Password');
    await goTo(pages.equities);
  });
  await then('it opens at its top', async () => {
    await expectListSettled(page);
    await framesDrawn(page);
    expect(await scrolled()).toBe(0);
  });
  await then('Back finds the place on the first page', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Change Password');
    await page.goBack();
    await expect.poll(scrolled).toBe(1500);
  });
});

const frames = [
  ['a main page', pages.team, 'main', 'everything', [1440, 390]],
  ['another page for clients', pages.changePassword, 'client', 'everything', [390]],
  ['a page for visitors', pages.login, 'visitor', undefined, [1440]],
] as const;

for (const [name, target, visit, client, widths] of frames)
  for (const width of widths)
    test(`[S-01] [S-09] the frame of ${name} stands before scripts and styles (${width} px)`, async ({
      page,
      goTo,
      asClient,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      if (client !== undefined) await asClient(client);
      const started = new EventEmitter();
      const start = once(started, 'start');
      await given('the portal’s own start and style sheet, which are held back', () =>
        page.route(/artefacts\/shell\/.*\/main\..*\.(?:js|css)$/, async (route) => {
          await start;
          await route.continue();
        }),
      );
      const opened = goTo(target);
      const places = (selector: string) =>
        page.locator(selector).evaluateAll((found) =>
          found.map((each) => {
            // Not the width: the font may load after the first text.
            const { x, y, height } = each.getBoundingClientRect();
            return [x, y, height].map(Math.round);
          }),
        );
      const logo = 'b:text-is("Research"), svg[viewBox="0 0 32 32"]';
      await then('logo and places are drawn', async () => {
        await expect(page.locator(`.portal-frame[data-visit=${visit}]`)).toHaveCSS('position', 'absolute');
        await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
        await expect(page.locator(`.portal-frame[data-visit=${visit}]`)).toBeVisible();
        await expect(page.locator('.portal-places > i').locator('visible=true')).toHaveCount(
          { main: 7, client: 1, visitor: 0 }[visit],
        );
      });
      const before = await places(logo);
      const line = await places('.portal-frame-header');
      await when('the start comes', async () => {
        started.emit('start');
        await opened;
        await expect(heading(page)).toBeVisible();
      });
      await then('they stand where they stood', async () => {
        expect(await places(logo)).toEqual(before);
        expect(await places('header')).toEqual(line);
      });
    });
