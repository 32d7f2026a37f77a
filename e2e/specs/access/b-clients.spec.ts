import { pages } from '@portal/contract';
import { signInContext } from '#browser/clients.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';

// Unit tests cover clients of different names.
test('[B-05] another client in a second tab replaces the first in both, and nothing is mixed', async ({
  page,
  context,
  goTo,
  withClient,
  asClient,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\/(authorisation|\w+_documents)/);
  const named = { ...fewPublications, name: 'Tess Tester' };
  const first = await withClient(named);
  const second = await withClient({ ...named, portal_tabs: ['markets_library_tab'] });
  await given('a first client with a page open', async () => {
    await asClient(first);
    await goTo(pages.team);
    await expect(heading(page)).toHaveText('Team');
  });
  const others: string[] = [];
  const other = await context.newPage();
  await when('somebody else takes the session in a second tab', async () => {
    const { token } = await signInContext(context, second.username, second.password);
    others.push(token);
    await other.goto(pages.markets.href());
    await expect(heading(other)).toHaveText('Markets');
  });
  const seen: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) seen.push(request.headers()['authorization']);
  });
  await when('the first tab goes on, unless it has followed by itself', () =>
    Promise.race([
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Real Estate' }).click(),
      page.waitForURL(pages.markets.href()),
    ]),
  );
  await then('it is loaded again, for the second client', async () => {
    await expect(page).toHaveURL(pages.markets.href());
    await expect(page.getByText('You are now logged in as Tess Tester.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Equity', exact: true })).toHaveCount(0);
  });
  await then('no call of it went out for anybody but the second client', () => {
    expect(seen.filter((sent) => !others.some((token) => sent === `Bearer ${token}`))).toEqual([]);
    return Promise.resolve();
  });
});

test('[B-05] the first tab follows when the second one logs out and somebody else in', async ({
  page,
  context,
  goTo,
  withClient,
  asClient,
}) => {
  const first = await withClient({ ...fewPublications, name: 'Tess Tester' });
  const second = await withClient({ ...fewPublications, name: 'Otto Other' });
  await given('a client with two tabs', async () => {
    await asClient(first);
    await goTo(pages.changePassword);
    await expect(heading(page)).toHaveText('Change Password');
  });
  const other = await context.newPage();
  await when('logging out in the second and signing in as somebody else', async () => {
    await other.goto(pages.preferredLanguage.href());
    await other.getByRole('button', { name: 'Account of Tess Tester' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(heading(other)).toHaveText('Login');
    await expect(heading(page)).toHaveText('Login');
    await other.getByRole('textbox', { name: 'Username' }).fill(second.username);
    await other.getByLabel('Password', { exact: true }).fill(second.password);
    await other.getByRole('button', { name: 'Login' }).click();
  });
  await then('both show the second client', async () => {
    await expect(other.getByRole('button', { name: 'Account of Otto Other' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Otto Other' })).toBeVisible();
  });
});
