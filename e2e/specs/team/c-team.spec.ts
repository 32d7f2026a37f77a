import { pages } from '@portal/contract';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { filterButton, openFilter } from '#browser/filters.ts';
import { linedInForcedColours } from '#browser/appearance/forcedColours.ts';
import { recordShifts, shiftsText, sumOf } from '#browser/watching/layoutShifts.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

test('[C-04] [C-05] [C-06] [L-26] [S-09] six teams with filters, people and profiles load without a layout shift', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  const shifts = await recordShifts(page);
  await given('a client with everything', () => asClient('everything'));
  await when('opening the team', () => goTo(pages.team));
  await then('everything stays where it first stood', async () => {
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Disclaimer' })).toBeVisible();
    const seen = await shifts.read();
    expect(sumOf(seen), `What moved:\n${shiftsText(seen)}`).toBeLessThan(0.02);
  });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await then('equity research stands, with people, portraits and contacts', async () => {
    await expect(tab('Equity Research')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveTitle('Equity Research – Team – Research Portal');
    const first = page.getByRole('article').first();
    await expect(first.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(first.getByRole('link', { name: /^\+4/ })).toHaveAttribute('href', /^tel:\+4/);
    const portrait = first.locator('img');
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  await then('in forced colours a line still marks the tab on show', async () => {
    expect(await linedInForcedColours(page, page.getByRole('tab'))).toEqual(['Equity Research']);
  });
  const everybody = await page.getByRole('article').count();
  await when('choosing a sector', async () => {
    await (await openFilter(page, 'Sector')).fill('softw');
    await page.getByRole('option', { name: /^Software/ }).click();
  });
  await then('fewer people are there, and the address says why', async () => {
    await expect(page).toHaveURL(/tab=Equity\+Research&Sector=Software$/);
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(everybody);
  });
  await when('opening a profile and going back', async () => {
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/analyst_profile\/A\d+$/);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  });
  await then('the sector is still chosen', () =>
    expect(page.getByRole('button', { name: 'Remove filter Sector: Software' })).toBeVisible(),
  );
  trouble.expect(/404 .*\/portraits\//);
  await given('portraits that are missing', () =>
    page.route('**/portraits/**', (route) => route.fulfill({ status: 404 })),
  );
  await when('choosing another team', () => tab('Fixed Income Sales').click());
  await then('its filter is by currency and open, and nobody leads to a profile', async () => {
    await expect(page).toHaveURL(/\?tab=Fixed\+Income\+Sales$/);
    await expect(filterButton(page, 'Currency')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(0);
  });
  await then('initials replace a portrait that is missing', () =>
    expect(
      page
        .getByRole('article')
        .first()
        .getByText(/^\p{Lu}{2}$/u),
    ).toBeVisible(),
  );
});

test('[C-04] closed tabs are marked, and below 1115 pixels tabs are a dropdown (German)', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client of credit research', () => asClient('bonds'));
  await page.setViewportSize({ width: 1114, height: 900 });
  await goTo(pages.team);
  await then('the team of the subscription stands', () =>
    expect(page.getByRole('article').first()).toBeVisible(),
  );
  await when('opening the dropdown', () => page.getByRole('button', { name: 'Team Kreditresearch' }).click());
  await then('the others are closed and say why', async () => {
    await expect(page.getByRole('radio', { name: /^Kreditresearch/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Aktienresearch/ })).toBeDisabled();
    await expect(page.getByRole('radio')).toHaveCount(6);
    await expectNoAxeViolations(page);
  });
  await page.keyboard.press('Escape');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expect(page.getByRole('tab', { name: 'Aktienresearch' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(page);
});

test('[C-06] a filter in the address that nobody matches shows the tab’s own message', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.team, { tab: 'Market Research', Function: 'Alchemy' });
  await expect(page.getByText('No hits. Please select other filter criteria.')).toBeVisible();
  await goTo(pages.team, { tab: 'Equity Sales UK', Function: 'Alchemy' });
  await expect(page.getByText('No hits. Please select a different sector.')).toBeVisible();
});
