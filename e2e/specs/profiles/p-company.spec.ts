import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectGoodPaper } from '#browser/appearance/printing.ts';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';

/** Covered in equities and debt. */
const company = { id: 'C0011' };
const panel = (page: Page) => page.getByRole('tabpanel');
const ratings = (page: Page) => panel(page).getByRole('term');
const figures = (page: Page) => panel(page).getByRole('figure');

async function fitsAtEveryWidth(page: Page): Promise<void> {
  for (const width of [1440, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(panel(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
}

test('[P-01] [P-02] [P-03] [P-06] [P-08] [S-10] a company: ratings and their course, analysts, research, the ways on, and tabs', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await when('opening a company', () => goTo(pages.companyProfile, company));
  await then('the page is its own', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Halvoris Audio' })).toBeVisible();
    await expect(page).toHaveTitle('Halvoris Audio – Company profile – Research Portal');
    await expect(page.getByText(/^Halvoris Audio was founded in/)).toBeVisible();
    await expect(ratings(page)).toHaveText(['Equity Rating', 'Credit Rating', 'ESG Rating']);
    await expect(
      page.locator('a[href^="/analyst_profile/equity/A"]', { hasText: 'Katharina Kälin' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^See All/ })).toHaveAttribute(
      'href',
      '/all-research?Company=Halvoris+Audio',
    );
  });
  await when('reading what the shares were rated', () =>
    figures(page)
      .first()
      .getByText(/ratings in a table$/)
      .click(),
  );
  await then('chart and table say the same', async () => {
    await expect(figures(page)).toHaveCount(3);
    const chart = figures(page)
      .first()
      .getByRole('img', { name: /^Equity Rating from \d\d\.\d\d\.\d{4} to/ });
    await expect(chart).toBeVisible();
    const current = await panel(page).getByRole('definition').first().innerText();
    const [, newest = ''] = await figures(page).first().getByRole('row').allInnerTexts();
    expect(current.startsWith(newest.split('\t')[1] ?? 'nothing')).toBe(true);
    await fitsAtEveryWidth(page);
    await expectNoAxeViolations(page);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await then('it can be printed', () => expectGoodPaper(page));
  await when('choosing the tab of shares', () => page.getByRole('tab', { name: 'Equity' }).click());
  await then('it has its own ratings and research', async () => {
    await expect(page).toHaveURL(/\?tab=Equity$/);
    await expect(ratings(page)).toHaveText(['Equity Rating', 'ESG Rating']);
    await expect(page.getByRole('link', { name: /^See All/ })).toHaveAttribute(
      'href',
      '/all-research?Company=Halvoris+Audio&Asset+Classification=Equity',
    );
  });
  await when('going on to the sector and back', async () => {
    await page.getByRole('article').getByRole('link', { name: 'Consumer Electronics' }).first().click();
    await expect(page).toHaveURL(/\/sector_profile\/S\d{4}/);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  });
  await then('the tab is there again', () => expect(page).toHaveURL(/\/company_profile\/C0011\?tab=Equity$/));
});

test('[P-01] [P-05] a German credit client: a closed tab gives way to Overview, at three widths', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client of credit research', () => asClient('bonds'));
  await when('opening the tab of shares', () => goTo(pages.companyProfile, company, { tab: 'Equity' }));
  await then('Overview takes its place, with what the subscription includes', async () => {
    await expect(page).toHaveURL(/\/company_profile\/C0011\?tab=Overview$/);
    await expect(page.getByRole('tab', { name: 'Aktien' })).toHaveAttribute('aria-disabled', 'true');
    await expect(ratings(page)).toHaveText(['Aktienrating', 'Schuldnerrating', 'ESG-Rating']);
    await expect(panel(page).getByRole('definition').first()).toHaveText('Kein Rating');
    await expect(figures(page)).toHaveCount(2);
    await expect(panel(page).getByRole('img', { name: /^Schuldnerrating vom/ })).toBeVisible();
    await fitsAtEveryWidth(page);
  });
});

test('[P-02] an unknown id leads home, with a message', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/404 .*\/api\//);
  await given('a client', async () => asClient(await withClient(fewPublications)));
  await goTo(pages.companyProfile, { id: 'C9999' });
  await expect(page.getByText('There is no such company profile.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
