import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { fewOfCompany } from '#browser/filters.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const ratingsIn = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const featured = (page: Page) => page.getByRole('region', { name: 'Latest research' });
/** Others make these calls as well. */
const panelCall = (path: string) => new RegExp(`/api/${path}\\?.*(library|type|component_name)=`);

const selected = (page: Page) => page.getByRole('region', { name: 'Selected publications' });

test('[T-03] [L-12] the ratings are paged by previous, first, numbers, last and next, and are of the library’s sectors', async ({
  page,
  goTo,
  asClient,
}) => {
  const funds = 'Real Estate Funds / Investment Foundations';
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(`/${libraryCalls.latestRatings.path}`)) asked.push(searchParams);
  });
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.equities, fewOfCompany);
  const way = page.getByRole('navigation', { name: 'Pages: Rating changes' });
  const first = ratingsIn(page, 'Rating changes').getByRole('rowheader').first();
  const newest = await first.innerText();
  await then('they are asked for without the funds', () => {
    expect(asked[0]?.get('exclude_tag_filters')).toBe(JSON.stringify({ Sector: [funds] }));
    return Promise.resolve();
  });
  await when('going to the next page', () => way.getByRole('button', { name: 'Next page' }).click());
  await then('other companies are there, and the button keeps focus', async () => {
    await expect(first).not.toHaveText(newest);
    await expect(way.getByRole('button', { name: 'Next page' })).toBeFocused();
    await expect(way.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });
  await when('going back to the first', () => way.getByRole('button', { name: 'First page' }).click());
  await then('the newest are there again', () => expect(first).toHaveText(newest));

  const answered = page.waitForResponse((response) =>
    response.url().includes(libraryCalls.latestRatings.path),
  );
  await when('going to real estate', () => goTo(pages.realEstate, fewOfCompany));
  await then('they are of its sectors', async () => {
    const { records } = libraryCalls.latestRatings.answer.parse(await (await answered).json());
    expect(asked.at(-1)?.get('tag_filters')).toBe(JSON.stringify({ Sector: ['Real Estate', funds] }));
    expect(records.length).toBeGreaterThan(0);
    expect(new Set(records.map(({ sector }) => sector?.value))).toEqual(new Set(['Real Estate', funds]));
  });
});

test('[L-09] [L-11] the featured study goes with the first filter and comes back without; selected ones stand by it', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.realEstate);
  await then('one study of real estate is featured', () =>
    expect(featured(page).getByRole('article')).toHaveCount(1),
  );
  await goTo(pages.fixedIncome);
  await then('one study of fixed income is featured', () =>
    expect(featured(page).getByRole('article')).toHaveCount(1),
  );
  await then('there are fifteen selected publications without pages, each with its day', async () => {
    await expect(selected(page).getByRole('article')).toHaveCount(15);
    await expect(selected(page).getByRole('article').first()).toContainText(/\d{2}\.\d{2}\.\d{4}/);
    await expect(selected(page).getByRole('navigation')).toHaveCount(0);
  });
  await goTo(pages.fixedIncome, { search_term: 'bank' });
  await expect(page.getByText('Results for “bank”')).toBeVisible();
  await then('not while searching', () => expect(featured(page)).toHaveCount(0));
  await when('taking the search away', () =>
    page.getByRole('button', { name: 'Remove filter Search: bank' }).first().click(),
  );
  await then('it is back', () => expect(featured(page).getByRole('article')).toBeVisible());
});

test('[L-10] on a small screen a button opens the ratings over the page, with a hint to rotate where they do not fit', async ({
  page,
  goTo,
  asClient,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.equities, fewOfCompany);
  await expect(ratingsIn(page, 'Rating changes')).toHaveCount(0);
  await when('opening them', () => page.getByRole('button', { name: 'Rating changes' }).click());
  const panel = page.getByRole('dialog', { name: 'Rating changes' });
  const hint = panel.getByText('Rotate your device to see the table in full width.');
  await then('the table and the hint are there', async () => {
    await expect(panel.getByRole('row')).toHaveCount(16);
    await expect(hint).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await when('the screen has room for them', () => page.setViewportSize({ width: 390, height: 844 }));
  await then('there is no hint', () => expect(hint).toHaveCount(0));
  await when('rotating the device', () => page.setViewportSize({ width: 700, height: 320 }));
  await then('the hint is gone, the table is not', async () => {
    await expect(hint).toHaveCount(0);
    await expect(panel.getByRole('row')).toHaveCount(16);
  });
  await when('closing', () => page.keyboard.press('Escape'));
  await then('focus is back at the button', () =>
    expect(page.getByRole('button', { name: 'Rating changes' })).toBeFocused(),
  );
});

test('[L-09] [L-10] [L-11] where the calls of the panels fail, each place shows it and comes back alone; the list lives', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  const parts = [
    [libraryCalls.latestRatings, ratingsIn(page, 'Credit rating changes')],
    [calls.webDocuments, featured(page)],
    [libraryCalls.selectedFixedIncome, selected(page)],
  ] as const;
  await given('a client with everything, and calls that fail', async () => {
    await asClient('everything');
    for (const [{ path }] of parts) {
      trouble.expect(new RegExp(`500 .*/api/${path}`));
      await page.route(panelCall(path), (route) =>
        route.fulfill({ status: 500, json: { status: 500, title: 'Broken' } }),
      );
    }
  });
  await goTo(pages.fixedIncome);
  const sorry = page.getByText('Could not load');
  await then('each place shows it, and the list is there', async () => {
    for (const [, place] of parts) await expect(place.getByText('Could not load')).toBeVisible();
    await expect(sorry).toHaveCount(parts.length);
    await expect(
      page.getByRole('status').filter({ hasText: /^(\d+ of )?[\d,]+ publications?$/ }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });
  let left = parts.length;
  for (const [{ path }, place] of parts) {
    await page.unroute(panelCall(path));
    await when(`trying again where ${path} works`, () =>
      place.getByRole('button', { name: 'Try again' }).click(),
    );
    left -= 1;
    await then('it is there, and only the others still say so', async () => {
      await expect(place.getByText('Could not load')).toHaveCount(0);
      await expect(sorry).toHaveCount(left);
    });
  }
});
