import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

test('[G-06] [S-01] [S-03] one of their tabs opens Coverage and Team, and what is left out stays closed', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\/(authorisation|\w+_documents)/);
  await given('a client with one tab of each', async () =>
    asClient(await withClient({ portal_tabs: ['coverage_fixed_income_tab', 'team_credit_research_tab'] })),
  );
  await when('opening the start page, which is Today’s Highlights', () => goTo(pages.home));
  await then('the team opens instead, and there are two tabs', async () => {
    await expect(page).toHaveURL(pages.team.href());
    await expect(heading(page)).toHaveText('Team');
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText([
      'Team',
      'Coverage',
    ]);
  });
  await when('opening the account', () => page.getByRole('button', { name: /^Account of/ }).click());
  await then('it offers no Notification Centre', () =>
    expect(page.getByRole('menuitem')).toHaveText([
      'Recently read',
      'My Subscription',
      'Change Password',
      'Logout',
    ]),
  );
  await page.keyboard.press('Escape');
  await when('choosing Coverage', () => page.getByRole('link', { name: 'Coverage', exact: true }).click());
  await then('it opens', () => expect(heading(page)).toHaveText('Coverage'));
});

test('[G-06] a tab that the map does not mention is allowed', async ({ page, goTo, asClient }) => {
  await given('a client, and a map that refuses every tab but says nothing of Markets', async () => {
    await asClient('everything');
    await page.route(`**/api/${calls.entitlementsAll.path}`, async (route) => {
      const map = calls.entitlementsAll.answer.parse(await (await route.fetch()).json());
      const refused = Object.entries(map)
        .filter(([tab]) => tab !== 'markets_library_tab')
        .map(([tab, entry]) => [tab, { ...entry, can_access: false }]);
      await route.fulfill({ json: Object.fromEntries(refused) });
    });
  });
  await when('opening the start page', () => goTo(pages.home));
  await then('Markets opens, and is the only tab', async () => {
    await expect(page).toHaveURL(pages.markets.href());
    await expect(heading(page)).toHaveText('Markets');
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText(['Markets']);
  });
});
