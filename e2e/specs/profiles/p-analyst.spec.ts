import { pages } from '@portal/contract';
import { expectGoodPaper } from '#browser/appearance/printing.ts';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

/** One covers equities, the other debt. */
const [equityAnalyst, creditAnalyst] = [{ id: 'A0001' }, { id: 'A0013' }];

test('[P-04] [S-10] an analyst: who they are, photo, coverage, research, See All, Back', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await when('opening an analyst', () => goTo(pages.analystProfile, equityAnalyst));
  await then('the page is theirs', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Andrea Aeschlimann' })).toBeVisible();
    await expect(page).toHaveTitle('Andrea Aeschlimann – Analyst profile – Research Portal');
    await expect(
      page.getByRole('region', { name: 'About the analyst' }).getByText('Head of Equity Research'),
    ).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toContainText(
      /Outperform|Market perform|Underperform|Buy|Hold|Sell|Blackout|Restricted|Not/,
    );
    expect(await rows.count()).toBeLessThanOrEqual(11);
    await expect(page.getByRole('link', { name: /^See All/ })).toHaveAttribute(
      'href',
      '/all-research?Analyst=Andrea+Aeschlimann',
    );
    await expectNoAxeViolations(page);
  });
  await then('it can be printed', () => expectGoodPaper(page));
  await when('opening the photo', () => page.getByRole('button', { name: /^Enlarge the photo/ }).click());
  await then('it is large, and Escape closes it', async () => {
    await expect(page.getByRole('dialog').getByRole('img', { name: /^Portrait of/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await when('going back from a page that was opened directly', () =>
    page.getByRole('button', { name: 'Back', exact: true }).click(),
  );
  await then('the team is there', () => expect(page).toHaveURL(/\/zkb-team\?tab=Equity\+Research$/));
});

test('[P-04] [T-06] the fixed income variant, in German, at three widths', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client of credit research', () => asClient('bonds'));
  await goTo(pages.analystProfileFixedIncome, creditAnalyst);
  await expect(page.getByRole('columnheader', { name: 'Schuldnerrating' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Aktienrating' })).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/company_profile\/C\d+\?tab=Fixed\+Income$/,
  );
  for (const width of [1440, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expectNoAxeViolations(page);
});
