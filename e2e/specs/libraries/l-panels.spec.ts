import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { fewOfCompany } from '#browser/filters.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const ratingsIn = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const featured = (page: Page) => page.getByRole('region', { name: 'Latest research' });

test('[L-10] [T-03] ratings are paged; on a small screen a button opens them, with a hint to rotate', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.equities, fewOfCompany);
  const way = page.getByRole('navigation', { name: 'Pages: Rating changes' });
  const first = ratingsIn(page, 'Rating changes').getByRole('rowheader').first();
  const newest = await first.innerText();
  await when('going to the next page', () => way.getByRole('button', { name: 'Next page' }).click());
  await then('other companies are there, and the button keeps focus', async () => {
    await expect(first).not.toHaveText(newest);
    await expect(way.getByRole('button', { name: 'Next page' })).toBeFocused();
    await expect(way.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });
  await when('going back to the first', () => way.getByRole('button', { name: 'First page' }).click());
  await then('the newest are there again', () => expect(first).toHaveText(newest));

  await when('the screen becomes small', () => page.setViewportSize({ width: 320, height: 700 }));
  await expect(ratingsIn(page, 'Rating changes')).toHaveCount(0);
  await when('opening them', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Rating changes' }).click();
  });
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
  await then('it is gone', () => expect(panel).toHaveCount(0));
  await then('focus is back at the button', () =>
    expect(page.getByRole('button', { name: 'Rating changes' })).toBeFocused(),
  );
});

test('[L-09] the featured study goes with a search and comes back without', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.fixedIncome, { search_term: 'bank' });
  await expect(page.getByText('Results for “bank”')).toBeVisible();
  await then('not while searching', () => expect(featured(page)).toHaveCount(0));
  await when('taking the search away', () =>
    page.getByRole('button', { name: 'Remove filter Search: bank' }).first().click(),
  );
  await then('it is back', () => expect(featured(page).getByRole('article')).toBeVisible());
});
