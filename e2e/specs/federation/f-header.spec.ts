import { pages } from '@portal/contract';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

for (const [environment, ribbon] of [
  ['uat', 'UAT'],
  ['prod', undefined],
] as const)
  test(`[F-14] ${environment} says ${ribbon ?? 'nothing'} next to the logo, before the sign-in and after it`, async ({
    page,
    faults,
    asClient,
  }) => {
    const portal = await given(environment, () => faults.withPortal({ environment }));
    const said = page.getByRole('banner').getByText(/^(?:UAT|Staging)$/);
    const isSaid = () =>
      ribbon === undefined ? expect(said).toHaveCount(0) : expect(said).toHaveText(ribbon);
    await when('a visitor comes', () => page.goto(`${portal.url}${pages.login.href()}`));
    await then('the header of the sign-in page is of the environment', async () => {
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await isSaid();
    });
    await given('a client', () => asClient('everything'));
    await when('they open the portal', () => page.goto(portal.url));
    await then('so is the header of every page', async () => {
      await expect(page.getByRole('article').first()).toBeVisible();
      await isSaid();
    });
  });
