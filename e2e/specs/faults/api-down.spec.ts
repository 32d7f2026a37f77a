import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { demoPassword } from '#browser/clients.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('[A-04] while the API is stopped, login and pages show a message, and recover with it', async ({
  page,
  browser,
  faults,
  asClient,
  trouble,
}) => {
  trouble.expect(/50[234] .*\/api\//);
  const { port: apiPort, startAgain } = await faults.stoppedApi();
  const portal = await given('a portal whose API has stopped', () => faults.withPortal({ apiPort }));
  const context = await browser.newContext();
  await trouble.watch(context);
  const visitor = await given('a visitor at the login page', async () => {
    const opened = await context.newPage();
    await opened.goto(portal.url + pages.login.href({ redirect_uri: pages.changePassword.href() }));
    await opened.getByRole('textbox', { name: 'Username' }).fill('everything@demo.example');
    return opened;
  });
  await when('the visitor logs in', () => logIn(visitor));
  await then('it is shown in its own words', () =>
    expect(visitor.getByRole('alert')).toHaveText('Something has gone wrong. Please try again.'),
  );
  await asClient('everything');
  await when('a client opens the portal', () => page.goto(portal.url + pages.team.href()));
  await then('it is shown, with the layout around it', async () => {
    await expect(heading(page)).toHaveText('Could not load');
    // Once, not a second time in the gateway's own text.
    await expect(page.getByRole('main').getByText(/server/)).toHaveText(
      'The portal’s server cannot be reached. Please try again in a moment.',
    );
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveCount(0);
  });
  await when('both try again once it is back', async () => {
    await startAgain();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await logIn(visitor);
  });
  await then('both pages are there', async () => {
    await expect(heading(page)).toHaveText('Team');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(heading(visitor)).toHaveText('Change Password');
  });
  await context.close();
});
