import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { openFilter } from '#browser/filters.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

/** Some have rating changes next to their list. */
const libraries: { tab: string; title: string; ratings?: [table: string, words: RegExp] }[] = [
  {
    tab: 'Equity',
    title: 'Equities',
    ratings: ['Rating changes', /Outperform|Market perform|Underperform/],
  },
  {
    tab: 'Fixed Income',
    title: 'Fixed Income',
    ratings: ['Credit rating changes', /(AAA|AA|A|BBB|BB|B|CCC|CC|C|D)[+-]? (positive|stable|negative)/],
  },
  { tab: 'International', title: 'International', ratings: ['Rating changes', /Buy|Hold|Sell/] },
  { tab: 'Markets', title: 'Markets' },
  {
    tab: 'Real Estate',
    title: 'Real Estate',
    ratings: ['Rating changes', /Outperform|Market perform|Underperform/],
  },
];

async function isLibrary(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /^(\d+ of )?[\d,]+ publications?$/ }),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
}

async function hasRatings(page: Page, [name, words]: [table: string, words: RegExp]): Promise<void> {
  const table = page.getByRole('table', { name, exact: true });
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toContainText(words);
  await expect(rows.nth(1)).toContainText(/\d{2}\.\d{2}\.\d{4}/);
  expect(await rows.count()).toBeLessThanOrEqual(16);
  await expect(table.getByRole('link').first()).toHaveAttribute('href', /^\/company_profile\//);
}

test('[L-01] [L-10] [L-24] [T-06] each library shows its title, filters, publications and rating changes, fifteen a page', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await when('opening all research', () => goTo(pages.allResearch));
  await then('it is there, and its count goes beyond the limit of 200', async () => {
    await isLibrary(page, 'All Research');
    const count = page.getByRole('status').filter({ hasText: /^50 of [\d,]+ publications$/ });
    const [, all = ''] = /of ([\d,]+)/.exec(await count.innerText()) ?? [];
    expect(Number(all.replace(',', ''))).toBeGreaterThan(200);
  });
  await expectNoAxeViolations(page);
  for (const { tab, title, ratings } of libraries) {
    await when(`going to ${tab}`, () =>
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: tab, exact: true }).click(),
    );
    await then('its publications are listed', () => isLibrary(page, title));
    if (ratings !== undefined)
      await then('each rating has a company, a rating and a day', () => hasRatings(page, ratings));
  }
  await then('the last passes every rule of axe, as the first did', () => expectNoAxeViolations(page));
});

test('[L-14] what the header searches is listed best first, and the term is shown', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.home);
  await when('searching', async () => {
    await page.getByRole('combobox', { name: 'Search all research' }).fill('bank');
    await page.keyboard.press('Enter');
  });
  await then('all research shows what it found', async () => {
    await expect(page).toHaveURL(pages.allResearch.href({ search_term: 'bank' }));
    await expect(page.getByText('Results for “bank”')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best');
    await expect(page.getByRole('article').first()).toContainText(/bank/i);
  });
});

test('[L-07] [L-08] the languages are in the address, come back by Back, and at the next visit', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.equities);
  await when('leaving out English', async () => {
    await openFilter(page, 'Publication language');
    await page.getByRole('option', { name: 'English' }).click();
  });
  const german = `${pages.equities.path}?Language=German`;
  await then('the address says German', () => expect(page).toHaveURL(german));
  await then('the choices pass every rule of axe', () => expectNoAxeViolations(page));
  await when('going back', () => page.goBack());
  await then('both are chosen again', () =>
    expect(page).toHaveURL(`${pages.equities.path}?Language=English;German`),
  );
  await when('visiting another library', () => goTo(pages.markets));
  await then('it shows what is German', () =>
    expect(page.getByRole('button', { name: 'Remove filter Publication language: German' })).toBeVisible(),
  );
});

test('[L-06] [L-07] what the address names is used, what it cannot mean is shown, and nothing found leads on', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await when('opening an address gone wrong', () =>
    goTo(pages.equities, { Sector: 'No such sector', start_date: '2026-02-30', end_date: '2026-03-01' }),
  );
  await then('it is shown', async () => {
    await expect(page.getByText('The date range contains a day that does not exist.')).toBeVisible();
    await expect(
      page.getByText("We can't find what you're looking for. Try using a different search term or filter."),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await when('taking the filter away where nothing was found', () =>
    page
      .getByRole('list', { name: 'Remove a filter to find more:' })
      .getByRole('button', { name: 'Remove filter Sector: No such sector' })
      .click(),
  );
  await then('there are publications again', () => expect(page.getByRole('article').first()).toBeVisible());
});

test('[L-07] a link with libraries shows only what they hold, each with a chip', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await when('following a link to two libraries of all research', () =>
    page.goto(`${pages.allResearch.path}?libraries=real_estate;markets`),
  );
  const count = page.getByRole('status').filter({ hasText: /^(\d+ of )?[\d,]+ publications?$/ });
  const held = async () => Number((await count.innerText()).split(' ').at(-2)?.replace(',', ''));
  const chip = (name: string) => page.getByRole('button', { name: `Remove filter Library: ${name}` });
  await expect(chip('Markets')).toBeVisible();
  const both = await held();
  await when('taking one away', () => chip('Markets').click());
  await then('the other is left, in the address too', async () => {
    await expect(page).toHaveURL(`${pages.allResearch.path}?libraries=real_estate&Language=English;German`);
    await expect.poll(held).toBeLessThan(both);
  });
  const left = await held();
  await when('visiting that library', () => goTo(pages.realEstate));
  await then('it holds as many', () => expect.poll(held).toBe(left));
});
