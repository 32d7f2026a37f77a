import { readFile } from 'node:fs/promises';
import { pages } from '@portal/contract';
import { teamCoverageCalls, type CoverageList } from '@portal/wire-team-coverage';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { filterButton } from '#browser/filters.ts';
import { recordShifts, shiftsText, sumOf } from '#browser/watching/layoutShifts.ts';
import { expectOnTop } from '#browser/watching/onTop.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { expectGoodPrint } from '#browser/appearance/printing.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const rows = (page: Page) => page.getByRole('table').getByRole('row');
const count = (page: Page) => page.getByRole('status').filter({ hasText: / of \d+ compan/ });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Company, ticker or analyst' });

test('[C-01] [C-02] [C-03] [C-07] [L-26] [S-09] coverage: ratings by sector, International, search, filter, sort, CSV and Back', async ({
  page,
  goTo,
  asClient,
}) => {
  test.setTimeout(60_000);
  const shifts = await recordShifts(page);
  await given('a client with everything', () => asClient('everything'));
  await when('opening coverage', () => goTo(pages.coverage));
  await expect(heading(page)).toHaveText('Coverage');
  await then('everything stays where it first stood', async () => {
    await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Disclaimer' })).toBeVisible();
    const seen = await shifts.read();
    expect(sumOf(seen), `What moved:\n${shiftsText(seen)}`).toBeLessThan(0.02);
  });
  const first = page.getByRole('table').getByRole('button', { expanded: false }).first();
  await when('opening a sector', () => first.click());
  await then('each company has its ratings, provider, analyst, tickers, number and model', async () => {
    const row = rows(page).filter({ hasText: 'XLSX' }).first();
    await expect(row).toContainText(
      /Outperform|Market perform|Underperform|Blackout|Restricted|Not applicable/,
    );
    await expect(row).toContainText(/\d{2}\.\d{2}\.\d{4}.*ZKB.*[A-Z]{4}.*[A-Z]{4} SW.*7\d{7}/);
    await expect(
      row
        .getByRole('img', { name: /^\d of 5 stars$/ })
        .or(row.getByText(/CTBI|NER|NC/))
        .first(),
    ).toBeVisible();
    await expect(row.getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/company_profile\/C\d{4}\?tab=Equity$/,
    );
    await expect(row.getByRole('button', { name: /^XLSX, model of / })).toBeVisible();
  });
  await then('it passes every rule of axe', () => expectNoAxeViolations(page));
  await when('going to International', () => tab(page, 'International').click());
  await page.getByRole('button', { name: 'Expand all' }).click();
  await then('the partner says Buy, Hold and Sell', async () => {
    await expect(page.getByRole('table', { name: 'Coverage: International' })).toContainText(/Buy|Hold|Sell/);
    await expect(rows(page).filter({ hasText: 'Outperform' })).toHaveCount(0);
    await expect(rows(page).filter({ hasText: 'PB' }).first()).toBeVisible();
  });
  expect(new URL(page.url()).searchParams.get('tab')).toBe('International');
  await when('going back to the bank’s shares', () => tab(page, 'Equity').click());
  await then('they are there instead', async () => {
    await expect(tab(page, 'Equity')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('table', { name: 'Coverage: Equity' })).toBeVisible();
  });
  await when('asking for the changes of 30 days', async () => {
    await filterButton(page, 'Rating changed').click();
    await page.getByRole('button', { name: 'Last 30 days' }).click();
  });
  await then('fewer companies are left, open', async () => {
    await expect(count(page)).toHaveText(/^(\d{1,2}|1\d\d) of \d{3} companies$/);
    await expect(page).toHaveURL(/changed=30/);
  });
  await page
    .getByRole('columnheader', { name: /^Equity Rating/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/sorting=rating/);
  const name = (await page.getByRole('table').getByRole('link').nth(1).innerText()).trim();
  await when('typing the name of one', () => search(page).fill(name.toUpperCase()));
  await then('it is there alone', () => expect(count(page)).toHaveText(/^1 of /));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV of what is shown' }).click();
  const file = await download;
  await then('the file has what is shown', async () => {
    expect(file.suggestedFilename()).toMatch(/^coverage-equity-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\ufeff"Sector","Company","Equity Rating"')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain(`"${name}"`);
  });
  await when('opening the company and going back', async () => {
    await expect(page).toHaveURL(/search_term=/);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/company_profile\//);
    await expect(page.getByRole('tabpanel').getByText('Equity Rating').first()).toBeVisible();
    await page.goBack();
  });
  await then('the table is as it was', async () => {
    await expect(search(page)).toHaveValue(name.toUpperCase());
    await expect(count(page)).toHaveText(/^1 of /);
  });
});

test('[C-01] [C-02] whatever opens over the table lies above its sticky parts', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.coverage);
  await when('expanding the table', () => page.getByRole('button', { name: 'Expand all' }).click());
  await expect(rows(page).nth(3)).toBeVisible();
  for (const name of ['Sector', 'Analyst'])
    await then(`the list of ${name} does`, async () => {
      await filterButton(page, name).click();
      await expectOnTop(page.getByRole('listbox', { name, exact: true }));
      await page.keyboard.press('Escape');
    });
  await then('the suggestions of the search do', async () => {
    await page.getByRole('combobox', { name: 'Search all research' }).fill('bank');
    await expect(page.getByRole('option').nth(5)).toBeVisible();
    await expectOnTop(page.getByRole('listbox'));
    await page.keyboard.press('Escape');
  });
  await when('opening the filters in a narrow window', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
  });
  await then('the list of companies does over the cards, too', async () => {
    await page.getByRole('combobox', { name: 'Company', exact: true }).click();
    await expectOnTop(page.getByRole('listbox', { name: 'Company', exact: true }));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  });
  await then('the menu does', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectOnTop(page.getByRole('dialog'));
  });
});

test('[C-01] [G-07] tabs outside of the subscription lead nowhere; models are explained', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client of fixed income, in German', () => asClient('bonds'));
  await when('opening coverage', () => goTo(pages.coverage));
  await then('the tab with access is shown, the others are closed', async () => {
    await expect(tab(page, 'Anleihen')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Aktien')).toHaveAttribute('aria-disabled', 'true');
    await tab(page, 'Aktien').focus();
    await expect(page.getByRole('tooltip')).toHaveText(
      'Dieser Inhalt ist in Ihrem Abonnement nicht enthalten.',
    );
  });
  await when('asking for a model that is not included', async () => {
    await page.getByRole('table').getByRole('button', { expanded: false }).first().click();
    await page
      .getByRole('button', { name: /^XLSX, Modell zu / })
      .first()
      .click();
  });
  await then('the portal says why', () => expect(page.getByRole('dialog')).toBeVisible());
  await then('it passes every rule of axe', () => expectNoAxeViolations(page));
});

/** The demo data has no such sector. */
const many = (from: CoverageList): CoverageList => {
  const [sector] = from.records;
  const [company] = sector?.companies ?? [];
  if (sector === undefined || company === undefined) throw new Error('Nothing is covered.');
  const companies = Array.from({ length: 250 }, (_, place) => ({
    ...company,
    id: 100_000 + place,
    value: `Company ${String(place + 1).padStart(3, '0')}`,
  }));
  return { records: [{ ...sector, companies }] };
};

test('[C-02] [C-07] 250 companies of one sector are all there, also on paper with their head', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await page.route(`**/api/${teamCoverageCalls.tagCoverage.path}?*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: many((await answer.json()) as CoverageList) });
  });
  await goTo(pages.coverage);
  await expect(count(page)).toHaveText('250 of 250 companies');
  await when('printing with the sector closed', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await then('every row is there', () => expect(rows(page)).toHaveCount(252));
    await expectGoodPrint(page);
    await page.emulateMedia({ media: 'print' });
    await then('the head is a head that repeats', () =>
      expect(page.locator('thead')).toHaveCSS('display', 'table-header-group'),
    );
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });
  await expect(rows(page)).toHaveCount(2);
  // A search by name would go through the whole table at each attempt.
  const last = page.locator('tbody th[scope="row"]').last().getByRole('link', { name: 'Company 250' });
  await when('expanding', () => page.getByRole('button', { name: 'Expand all' }).click());
  await then('all rows come, and the last can be found', async () => {
    // Repeated role queries would slow the page down.
    await expect(page.locator('tbody th[scope="row"]')).toHaveCount(250, { timeout: 20_000 });
    await expect(rows(page)).toHaveCount(252);
    await last.scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: /^Company/ })).toBeInViewport();
  });
  await when('opening the last and going back', async () => {
    await last.click();
    await expect(page).toHaveURL(/\/company_profile\//);
    await page.goBack();
  });
  await then('the page stands where it stood', () => expect(last).toBeInViewport());
});

test('[C-08] [C-02] coverage keeps to the page at every width in German, and passes axe on a phone', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a client who reads German', async () =>
    asClient(await withClient({ preferred_language: 'German' })),
  );
  await page.setViewportSize({ width: 390, height: 900 });
  await when('opening coverage', () => goTo(pages.coverage, { tab: 'Fixed Income', search_term: 'bank' }));
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const narrow = width < 960;
    await then(`at ${width} pixels a company is a ${narrow ? 'card' : 'row'}`, async () => {
      await expect(page.getByRole('table')).toHaveCount(narrow ? 0 : 1);
      if (narrow) await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      else await expect(rows(page).nth(2)).toBeVisible();
      await expect(page.getByText(/ von \d+ Unternehmen/)).toBeVisible();
    });
    await then('nothing makes the page wider', () => expectNoSidewaysScroll(page));
    if (width === 390) await then('it passes every rule of axe', () => expectNoAxeViolations(page));
  }
});
