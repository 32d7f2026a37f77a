import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { countDocuments, recordRequests } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { unlist } from '#portal/releaseStore.ts';

const change = ['My Subscription', 'My Subscription, mine'] as const;
const subscription = pages.mySubscription.href();
const asReleased = /^My Subscription –/;
const mine = /^My Subscription, mine –/;
const banner = (page: Page) => page.getByRole('complementary', { name: 'Overrides of this tab' });
const storage = (page: Page) => page.evaluate(() => sessionStorage.getItem('portal-overrides-of-tab'));

async function toChangePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await expect(heading(page)).toHaveText('Change Password');
}

/** What the header says next to the logo. */
const ribbon = (page: Page) => page.getByRole('banner').getByText(/^(?:UAT|Staging)$/);

async function openLogin(page: Page, portal: string): Promise<void> {
  await page.goto(portal + pages.login.href());
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}

/** Once the lists are there: until then the footer moves, and a click may miss its button. */
async function useBuild(page: Page, address: string): Promise<void> {
  for (const name of ['Languages', 'Pages'])
    await expect(page.getByRole('main').getByRole('region', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Overrides' }).click();
  await expect(page.getByRole('radio', { name: /mfe-preferences/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Address of the build' }).fill(address);
  await page.getByRole('button', { name: 'Use this build' }).click();
}

test('[F-12] [F-14] in uat a local build replaces a remote, is shown, and resets itself on failure', async ({
  page,
  faults,
  asClient,
  trouble,
}) => {
  const portal = await given('uat', () => faults.withPortal({ environment: 'uat' }));
  const build = await faults.withBuild({ remote: 'mfe-preferences', change, portal: portal.url });
  await when('a visitor comes', () => openLogin(page, portal.url));
  await then('the header of the login page names the environment', () =>
    expect(ribbon(page)).toHaveText('UAT'),
  );
  await asClient('everything');
  await when('a client comes', () => page.goto(portal.url + subscription));
  await then('so does the header of a page', async () => {
    await expect(page).toHaveTitle(asReleased);
    await expect(ribbon(page)).toHaveText('UAT');
  });
  await when('an address of elsewhere is given', async () => {
    await useBuild(page, 'http://localhost:4400@evil.example/');
    await expect(page.getByRole('alert')).toContainText('This is not the address of a build.');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
  });
  await when('the build is used', () => useBuild(page, build.url));
  await then('its page is shown and the banner shows it', async () => {
    await expect(page).toHaveTitle(mine);
    await expect(banner(page)).toContainText(`Override: mfe-preferences 9.9.9-mine from ${build.url}`);
    await expectNoAxeViolations(page);
  });
  await when('going elsewhere in the portal', () => toChangePassword(page));
  await then('all else is as released, and the banner stays', () => expect(banner(page)).toBeVisible());
  await when('coming back, and resetting it', async () => {
    await page.goBack();
    await expect(page).toHaveTitle(mine);
    await banner(page).getByRole('button', { name: 'Reset' }).click();
  });
  await then('nothing of it is left', async () => {
    await expect(page).toHaveTitle(asReleased);
    await expect(banner(page)).toBeHidden();
    expect(await storage(page)).toBeNull();
  });
  await given('a build that is used, and breaks', async () => {
    await useBuild(page, build.url);
    await expect(page).toHaveTitle(mine);
    build.breakEntry('throw new Error("broken");');
  });
  trouble.expect(/broken|^console: (?:Fault|Error|.*RemoteError)/);
  const documents = countDocuments(page);
  await when('its page is opened', () => page.goto(portal.url + subscription));
  await then('the released page is shown, after one further document, and the banner says why', async () => {
    await expect(banner(page)).toContainText(
      `The override mfe-preferences@${build.url} failed and was reset:`,
    );
    await expect(page).toHaveTitle(asReleased);
    await expect(banner(page)).toContainText('Showing mfe-preferences');
    expect(documents()).toBe(2);
  });
  await build.stop();
  trouble.expect(/ERR_CONNECTION_REFUSED/);
  await when('a build is wanted that is not served any more', async () => {
    await page.evaluate(
      (builds) => sessionStorage.setItem('portal-overrides-of-tab', JSON.stringify({ builds, failed: [] })),
      { 'mfe-preferences': build.url },
    );
    await page.reload();
  });
  await then('the page is as released, and this is shown', async () => {
    await expect(banner(page)).toContainText('No readable answer from');
    await expect(page).toHaveTitle(asReleased);
  });
});

test('[F-12] in uat a local build of an unlisted area is shown next to the others', async ({
  page,
  faults,
  asClient,
  trouble,
}) => {
  const portal = await given('uat, without preferences', () =>
    faults.withPortal({ environment: 'uat', store: (store) => unlist(store, 'uat', 'mfe-preferences') }),
  );
  const build = await faults.withBuild({ remote: 'mfe-preferences', change, portal: portal.url });
  await asClient('everything');
  trouble.expect(/404/);
  await page.goto(portal.url + subscription);
  await expect(heading(page)).toHaveText('We could not find this page.');
  await when('the build is used', async () => {
    await page.getByRole('button', { name: 'Overrides' }).click();
    await page.getByRole('radio', { name: 'A remote that uat does not list yet' }).check();
    await page.getByRole('textbox', { name: 'Address of the build' }).fill(build.url);
    await page.getByRole('button', { name: 'Use this build' }).click();
  });
  await then('its page is there, the banner shows it, and the others are as released', async () => {
    await expect(banner(page)).toContainText(`Override: mfe-preferences 9.9.9-mine from ${build.url}`);
    await expect(page).toHaveTitle(mine);
    await toChangePassword(page);
  });
  await when('it is reset', () => banner(page).getByRole('button', { name: 'Reset' }).click());
  await then('nothing of it is left', async () => {
    await expect(banner(page)).toBeHidden();
    expect(await storage(page)).toBeNull();
  });
});

test('[F-12] [F-14] in prod nothing overrides anything, whatever address and storage contain', async ({
  page,
  faults,
  asClient,
  trouble,
}) => {
  const portal = await given('prod', () => faults.withPortal({ environment: 'prod' }));
  const build = await faults.withBuild({ remote: 'mfe-preferences', change, portal: portal.url });
  await when('a visitor comes', () => openLogin(page, portal.url));
  await then('the header of the login page names none', () => expect(ribbon(page)).toHaveCount(0));
  await asClient('everything');
  const stored = JSON.stringify({ builds: { 'mfe-preferences': build.url }, failed: [] });
  await page.addInitScript((text) => {
    sessionStorage.setItem('portal-overrides-of-tab', text);
    localStorage.setItem('portal-overrides-of-tab', text);
  }, stored);
  const requests = recordRequests(page);
  const answer = await page.goto(
    `${portal.url}${subscription}?overrides=${build.url}&portal-overrides-of-tab=${stored}#${build.url}`,
  );
  await then('the released page is shown, and nothing of overrides is there or was asked for', async () => {
    await expect(page).toHaveTitle(asReleased);
    await expect(ribbon(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Overrides' })).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
    expect(requests.filter((path) => /\/overrides\.|^\/release\.json/.test(path))).toEqual([]);
    expect(answer?.headers()['content-security-policy']).not.toContain('localhost');
  });
  trouble.expect(/Content Security Policy|^refused: |^report: |Fetch API/);
  await then('the policy of the page lets nothing come from there', async () => {
    const read = page.evaluate((address) => fetch(`${address}release.json`), build.url);
    await expect(read).rejects.toThrow(/Failed to fetch/);
    await expect
      .poll(portal.output)
      .toContain(`The content policy refused connect-src ${new URL(build.url).origin}`);
  });
});
