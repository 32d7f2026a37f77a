import { pages } from '@portal/contract';
import type { Browser, Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { signInContext } from '#browser/clients.ts';
import { daysBeforePublishing, moveToPublishingDay } from '#browser/publishingDay.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import type { TestClient } from '#browser/testClients.ts';
import { portalPlace } from '#portal/portal.ts';

const day = (days: number) => daysBeforePublishing(days).slice(0, 10);
const lastVisit = daysBeforePublishing(5);

/** After the last visit; no other test publishes here. */
const someDays = { start_date: day(4), end_date: day(1) };

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', weekday: 'long' }).format(
  new Date(lastVisit),
);

const entries = (page: Page) => page.getByRole('listitem').getByRole('article');
const marked = (page: Page) => page.getByText(/^New since your last visit$/);
const since = (page: Page) => page.getByRole('button', { name: /^New since / });
const numberOf = async (page: Page) => Number((await since(page).innerText()).split(' ').at(-1));

async function deviceOf(browser: Browser, { username, password }: TestClient): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalPlace().url });
  await moveToPublishingDay(context);
  await signInContext(context, username, password);
  return context.newPage();
}

test('[L-21] news since the last visit are counted, shown alone, and survive reload and Back', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a client who was here five days ago', async () => {
    await asClient(await withClient({ last_seen: lastVisit }));
    await goTo(pages.allResearch, { ...someDays, 'Asset Classification': 'Markets' });
  });
  const count = await test.step('then it shows since when, and how much there is', async () => {
    await expect(since(page)).toHaveText(new RegExp(`^New since ${weekday} 1[23]:00 · [1-9]`));
    await expect(marked(page).first()).toBeAttached();
    await expectNoAxeViolations(page);
    return numberOf(page);
  });
  await when('it is chosen', () => since(page).click());
  await then('the address has it, and the list just these', async () => {
    await expect(page).toHaveURL(/[?&]new=true/);
    await expect(since(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(entries(page)).toHaveCount(count);
    await expect(marked(page)).toHaveCount(count);
  });
  await when('the page is loaded again', () => page.reload());
  await then('it is as it was', async () => {
    await expect(since(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(entries(page)).toHaveCount(count);
  });
  await when('one is read', async () => {
    await entries(page).getByRole('heading').getByRole('link').first().click();
    await expect(page).toHaveURL(/document_preview/);
    await page.goBack();
    await expect(page).toHaveURL(/new=true/);
  });
  await then('it is read, and there is one less', async () => {
    await expect(entries(page).first().getByText('Read', { exact: true })).toBeAttached();
    await expect.poll(() => numberOf(page)).toBe(count - 1);
  });
  await when('the filter is taken away', () =>
    page.getByRole('button', { name: 'Remove filter New' }).click(),
  );
  await then('the list is whole again', () => expect(page).not.toHaveURL(/new=true/));
});

test('[L-21] read marks are shared by devices; marking all as read can be undone', async ({
  page,
  browser,
  goTo,
  asClient,
  withClient,
}) => {
  test.setTimeout(60_000);
  const client = await withClient({ last_seen: lastVisit });
  await asClient(client);
  const recent = (on: Page) =>
    on
      .getByRole('button', { name: 'Account of Tess Tester' })
      .click()
      .then(() => on.getByRole('menuitem', { name: 'Recently read' }).click());
  await when('nothing was read yet, Recently read shows it', async () => {
    await goTo(pages.allResearch, someDays);
    await recent(page);
    await expect(heading(page)).toHaveText('Recently read');
    await expect(page.getByText(/^You have not read anything/)).toBeVisible();
    await page.goBack();
  });
  const links = entries(page).getByRole('heading').getByRole('link');
  await expect(links.nth(1)).toBeAttached();
  const [first = '', second = ''] = await links.allTextContents();
  for (const title of [first, second])
    await when(`reading ${title}`, async () => {
      await links.filter({ hasText: title }).first().click();
      await expect(heading(page)).toHaveText(title);
      await page.goBack();
      await expect(links.first()).toBeVisible();
    });
  const other = await deviceOf(browser, client);
  await then('another device shows both as read', async () => {
    await other.goto(pages.allResearch.href(someDays));
    for (const title of [first, second])
      await expect(
        entries(other).filter({ hasText: title }).first().getByText('Read', { exact: true }),
      ).toBeAttached();
    await recent(other);
    await expect(entries(other).getByRole('heading')).toHaveText([second, first]);
    await other.goBack();
  });
  const devices = [page, other];
  for (const device of devices) await expect(marked(device).first()).toBeAttached();
  await when('both mark all as read', () =>
    Promise.all(devices.map((device) => device.getByRole('button', { name: 'Mark all as read' }).click())),
  );
  await then('nothing is new on either, and everything is read', async () => {
    for (const device of devices) {
      await expect(device.getByText(/publications? marked as read\.$/)).toBeVisible();
      await expect(since(device)).toHaveCount(0);
      await expect(marked(device)).toHaveCount(0);
    }
    await expect(heading(page)).toBeFocused();
  });
  await when('it is undone where it was done', async () => {
    const undo = devices.map((device) => device.getByRole('button', { name: 'Undo' }));
    for (const button of undo) if (await button.isVisible()) await button.click();
  });
  await then('it is new again', async () => {
    await page.reload();
    await expect(marked(page).first()).toBeAttached();
  });
  await other.context().close();
});
