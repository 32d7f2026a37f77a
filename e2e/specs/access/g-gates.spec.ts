import { pages } from '@portal/contract';
import { demoPassword } from '#browser/clients.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

test('[A-05] [G-01] a protected address with a corrupt session cookie leads to login and back', async ({
  page,
  context,
  baseURL,
}) => {
  await given('a cookie that holds no session', () =>
    context.addCookies([{ name: 'currentUser', value: '%7Bbroken', url: baseURL ?? '' }]),
  );
  await when('opening a link', () => page.goto(pages.markets.href({ Sector: 'Banks;Insurance' })));
  await then('the login page keeps path and query', async () => {
    await expect(heading(page)).toHaveText('Login');
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(pages.login.path);
    expect(searchParams.get('redirect_uri')).toBe(pages.markets.href({ Sector: 'Banks;Insurance' }));
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('currentUser');
  });
  await when('signing in by the Enter key', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill('everything@demo.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
  });
  await then('the client is there', () =>
    expect(page).toHaveURL(pages.markets.href({ Sector: 'Banks;Insurance' })),
  );
});

test('[G-05] [G-10] a client without any page learns whom to ask', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\/(authorisation|\w+_documents)/);
  await given('a client with an empty subscription', () => asClient('nothing', { ownSession: true }));
  await when('opening the portal', () => goTo(pages.home));
  await then('it is shown', async () => {
    await expect(page).toHaveURL(pages.error.href({ code: 'unentitled' }));
    await expect(heading(page)).toHaveText('No access – invalid subscription');
    await expect(page.getByRole('link', { name: /publications@/ })).toHaveAttribute('href', /^mailto:/);
  });
  await when('logging out, since no page is open to them', () =>
    page.getByRole('main').getByRole('button', { name: 'Logout' }).click(),
  );
  await then('another account can log in', () => expect(page).toHaveURL(pages.login.href()));
});

test('[G-11] an unknown address shows the 404 page with the way on', async ({ page, asClient }) => {
  await when('a visitor opens it', () => page.goto('/nowhere/at-all'));
  await then('the way on is the login page', async () => {
    await expect(heading(page)).toHaveText('We could not find this page.');
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', pages.login.href());
  });
  await given('a signed-in client', () => asClient('everything'));
  await when('they open it', () => page.goto('/nowhere/at-all'));
  await then('the way on is the start page', () =>
    expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
      'href',
      pages.home.href(),
    ),
  );
});
