import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const entries = (page: Page) => page.getByRole('listitem').getByRole('article');
/** Titles outside the subscription open a dialogue. */
const closed = (page: Page) => entries(page).getByRole('heading').locator('button[aria-haspopup=dialog]');

/** No other test publishes on these days. */
const someDays = { start_date: '2026-02-02', end_date: '2026-02-06' };

const outside = /^(\d+) ausserhalb Ihres Abonnements\./;

test('[L-22] closed publications are left out, shown on request, and the choice is remembered', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  const tick = page.getByRole('checkbox', { name: 'In meinem Abonnement' });
  const found = async () =>
    Number(
      (
        await page
          .getByRole('status')
          .filter({ hasText: /^(\d+ von )?\d+ Publikation(en)?$/ })
          .innerText()
      )
        .split(' ')
        .at(-2),
    );
  await given('a client who reads German, to whom much is closed', async () => {
    await asClient(await withClient({ asset_classes: ['Fixed Income'], preferred_language: 'German' }));
  });
  await when('opening all research of days gone by', () => goTo(pages.allResearch, someDays));
  await then('only what is open is listed, and it is shown how much is not', async () => {
    await expect(entries(page).first()).toBeVisible();
    await expect(tick).toBeChecked();
    await expect(page.getByText(outside)).toBeVisible();
    await expect(closed(page)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
  const inside = await found();
  const left = Number(outside.exec((await page.getByText(outside).innerText()).trim())?.[1]);
  await when('asking for the others', () =>
    page.getByRole('button', { name: 'Anzeigen', exact: true }).click(),
  );
  await then('all are there, and focus is where they are left out again', async () => {
    await expect.poll(found).toBe(inside + left);
    await expect(closed(page)).toHaveCount(left);
    await expect(tick).not.toBeChecked();
    await expect(tick).toBeFocused();
    await expect(page.getByText(outside)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
  await when('coming back later', () => page.reload());
  await then('the choice stands', async () => {
    await expect(closed(page)).toHaveCount(left);
    await expect(tick).not.toBeChecked();
  });
  await when('leaving them out again, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await tick.check();
  });
  await then('they are gone', async () => {
    await expect.poll(found).toBe(inside);
    await expect(tick).toBeChecked();
    await expect(closed(page)).toHaveCount(0);
  });
});
