import { pages } from '@portal/contract';
import { expectGoodPaper } from '#browser/appearance/printing.ts';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

/** Banks. */
const banks = { id: 'S0002' };

test('[P-03] [T-06] [S-10] a sector: tabs, companies, people, research, See All', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await when('opening a sector', () => goTo(pages.sectorProfile, banks));
  await then('the page is about it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Banks' })).toBeVisible();
    await expect(page).toHaveTitle('Banks – Sector profile – Research Portal');
    await expect(page.getByText(/^Interest margins, loan losses/)).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toContainText(
      /Outperform|Market perform|Underperform|Buy|Hold|Sell|Blackout|Restricted|Not/,
    );
    expect(await rows.count()).toBeLessThanOrEqual(11);
    // The filled part of five stars.
    const stars = await page
      .getByRole('img', { name: /of 5 stars$/ })
      .first()
      .boundingBox();
    expect(stars?.width).toBeLessThan(100);
    await expect(
      page
        .getByRole('article')
        .filter({ has: page.getByRole('time') })
        .first(),
    ).toBeVisible();
  });
  await then('it can be printed', () => expectGoodPaper(page));
  await when('choosing debt', () => page.getByRole('tab', { name: 'Fixed Income' }).click());
  await then('companies, people and research are those of debt', async () => {
    await expect(page).toHaveURL(/\?Asset\+Classification=Fixed\+Income$/);
    await expect(page.getByRole('columnheader', { name: 'Credit Rating' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Equity Rating' })).toHaveCount(0);
    await expect(page.getByRole('table').getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/company_profile\/C\d+\?tab=Fixed\+Income$/,
    );
    await expect(page.locator('a[href^="/analyst_profile/fixed-income/A"]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^See All/ })).toHaveAttribute(
      'href',
      '/all-research?Sector=Banks&Asset+Classification=Fixed+Income',
    );
  });
  await when('following the team and coming back', async () => {
    await page.getByRole('link', { name: 'Meet the team' }).click();
    await expect(page).toHaveURL(/\/zkb-team\?tab=Credit\+Research$/);
    await page.goBack();
  });
  await then('the tab stands as before', () =>
    expect(page.getByRole('tab', { name: 'Fixed Income' })).toHaveAttribute('aria-selected', 'true'),
  );
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await when('pressing Back', () => back.click());
  await then('it is the page as it was opened', () => expect(page).toHaveURL(/\/sector_profile\/S0002$/));
  await when('pressing Back once more', () => back.click());
  await then('the coverage of its class opens', () => expect(page).toHaveURL(/\/coverage\?tab=Equity$/));
});

test('[P-05] [G-07] a subscription of debt sees its tab alone, in German, at three widths', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client of credit research', () => asClient('bonds'));
  await goTo(pages.sectorProfile, banks);
  await expect(page.getByRole('heading', { level: 1, name: 'Banken' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Anleihen' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Aktien' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/^Zinsmarge, Kreditausfälle/)).toBeVisible();
  for (const width of [1440, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expectNoAxeViolations(page);
});
