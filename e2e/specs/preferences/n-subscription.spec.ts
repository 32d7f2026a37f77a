import { pages } from '@portal/contract';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

test('[N-08] My subscription says what the client can open, what not, and whom to ask', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client of credit research, who reads German', () => asClient('bonds'));
  await goTo(pages.changePassword);
  await when('choosing it in the menu of the account', async () => {
    await page.getByRole('button', { name: 'Konto von Barbara Bondolfi' }).click();
    await page.getByRole('menuitem', { name: 'Mein Abonnement' }).click();
    await expect(heading(page)).toHaveText('Mein Abonnement');
  });
  const entry = (group: string, name: string) =>
    page.getByRole('region', { name: group, exact: true }).getByRole('listitem').filter({ hasText: name });
  await then('research and pages are listed with what is included', async () => {
    await expect(entry('Anlageklassen', 'Anleihen')).toContainText('Enthalten');
    await expect(entry('Anlageklassen', 'Aktien')).toContainText('Nicht enthalten');
    await expect(entry('Arten von Research', 'Kreditanalysen')).toContainText('Enthalten');
    await expect(entry('Seiten', 'Immobilien')).toContainText('Nicht enthalten');
    await expect(entry('Seiten', 'Benachrichtigungen').getByRole('link')).toBeVisible();
    await expect(page.getByRole('link', { name: /^publi.*@/ })).toHaveAttribute('href', /^mailto:/);
  });
  await then('it holds at every width', async () => {
    await expectNoAxeViolations(page);
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
  await when('following what is included', () =>
    entry('Team', 'Kreditresearch').getByRole('link', { name: 'Kreditresearch' }).click(),
  );
  await then('it is open', () => expect(page).toHaveURL(/\/zkb-team\?tab=Credit\+Research$/));
});
