import { pages } from '@portal/contract';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { button, equity, equityEntry, otherDevice, toggle } from '#browser/notificationCentre.ts';
import { changeSession, countRenewals } from '#browser/session.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const saved = 'Your Notification Preferences have been successfully updated.';
const restored = 'Your unsaved changes are back. They take effect when you save them.';
const cancelQuestion = 'Are you sure you would like to cancel your changes?';

test('[N-03] what another device saved meanwhile and what is saved here are both kept', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/409 .*update_cris/);
  const device = otherDevice(await asClient(await withClient()));
  await goTo(pages.notificationCentre);
  await toggle(page, equity).check();
  await when('another device saves first', () =>
    device.save({ cri_json: [{ Sector: 'Banks' }], revision: 0, delivery: 'none' }),
  );
  await button(page, 'Save').click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(
    page.getByText('Your preferences had also been changed on another device. Both changes are kept.'),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No e-mails' })).toBeChecked();
  await expect(button(page, 'Remove Banks')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await device.stored()).toEqual({
    cri_json: [equityEntry, { Sector: 'Banks' }],
    revision: 2,
    delivery: 'none',
  });
});

test('[N-04] leaving asks: another page, Cancel Changes, which reloads the page, and Back', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await asClient(await withClient());
  await goTo(pages.changePassword);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Notification Centre' }).click();
  await toggle(page, equity).check();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await when('following a link', () => page.getByRole('link', { name: 'Team', exact: true }).click());
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await button(page, 'Stay on this page').click();
  await expect(page).toHaveURL(pages.notificationCentre.href());
  await expect(toggle(page, equity)).toBeChecked();
  await when('cancelling the changes, and keeping them after all', async () => {
    await button(page, 'Cancel Changes').click();
    await expect(page.getByRole('dialog', { name: cancelQuestion })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle(page, equity)).toBeChecked();
  });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await when('giving them up', async () => {
    await button(page, 'Cancel Changes').click();
    await button(page, 'Yes, cancel changes').click();
  });
  await then('the page is loaded again without them', async () => {
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    await expect(toggle(page, equity)).not.toBeChecked();
    await expect(page.getByText(restored)).toHaveCount(0);
  });
  await toggle(page, equity).check();
  await when('going back', () => page.evaluate(() => history.back()));
  await expect(question).toBeVisible();
  await button(page, 'Leave').click();
  await expect(heading(page)).toHaveText('Change Password');
  await then('they were given up', async () => {
    await page.goForward();
    await expect(toggle(page, equity)).not.toBeChecked();
    await expect(page.getByText(restored)).toHaveCount(0);
  });
});

test('[N-04] a draft survives a reload for its client alone; discarding and logout remove it', async ({
  page,
  goTo,
  asClient,
  withClient,
  context,
}) => {
  test.setTimeout(60_000);
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft-')));
  const device = otherDevice(await asClient(await withClient()));
  await goTo(pages.notificationCentre);
  await toggle(page, equity).check();
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    requests.push(dialog.type());
    void dialog.accept();
  });
  await when('the page is loaded again, while another device has saved', async () => {
    await device.save({ cri_json: [{ Sector: 'Banks' }], revision: 0 });
    await page.reload();
  });
  await then('the browser asked, and the changes are back, with the other ones', async () => {
    expect(requests).toEqual(['beforeunload']);
    await expect(page.getByText(restored)).toBeVisible();
    await expect(toggle(page, equity)).toBeChecked();
    await expect(button(page, 'Remove Banks')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await when('discarding them', () => button(page, 'Discard them').click());
  await then('only the other ones are left', async () => {
    await expect(toggle(page, equity)).not.toBeChecked();
    await expect(button(page, 'Remove Banks')).toBeVisible();
  });
  await given('a new draft', async () => {
    await toggle(page, equity).check();
    await expect.poll(drafts).toHaveLength(1);
  });
  await when('another client signs in in this tab', async () => {
    // An open page would notice and load itself again, against goTo.
    await page.goto('about:blank');
    await context.clearCookies();
    await asClient(await withClient());
    await goTo(pages.notificationCentre);
  });
  await then('nothing of it is there', async () => {
    await expect(toggle(page, equity)).not.toBeChecked();
    await expect(page.getByText(restored)).toHaveCount(0);
    expect(await drafts()).toEqual([]);
  });
  await toggle(page, equity).check();
  await expect.poll(drafts).toHaveLength(1);
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await when('logging out, and staying after all', async () => {
    await logOut();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await button(page, 'Stay on this page').click();
    await expect(toggle(page, equity)).toBeChecked();
  });
  await when('logging out', async () => {
    await logOut();
    await button(page, 'Leave').click();
  });
  await then('the draft is gone', async () => {
    await expect(heading(page)).toHaveText('Login');
    expect(await drafts()).toEqual([]);
  });
});

test('[N-03] [N-04] [B-01] [B-03] a session that ends under the form is renewed; once over, the draft waits', async ({
  page,
  context,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/401 .*\/api\//);
  const client = await withClient();
  await asClient(client, { ownSession: true });
  await goTo(pages.notificationCentre);
  await toggle(page, equity).check();
  await changeSession(context, { accessToken: 'spent' });
  const renewals = countRenewals(context);
  await when('saving with a token that no longer counts', () => button(page, 'Save').click());
  await then('the save goes through, after one renewal', async () => {
    await expect(page.getByText(saved)).toBeVisible();
    expect(renewals()).toBe(1);
  });
  await toggle(page, equity).uncheck();
  await changeSession(context, { accessToken: 'spent', refreshToken: 'spent' });
  await when('saving when the session is over', () => button(page, 'Save').click());
  await expect(heading(page)).toHaveText('Login');
  await when('logging in again', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill(client.username);
    await page.getByLabel('Password', { exact: true }).fill(client.password);
    await button(page, 'Login').click();
  });
  await then('the change is back', async () => {
    await expect(page).toHaveURL(pages.notificationCentre.href());
    await expect(page.getByText(restored)).toBeVisible();
    await expect(toggle(page, equity)).not.toBeChecked();
  });
});
