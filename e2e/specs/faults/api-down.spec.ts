import { pages } from '@portal/contract';
import { demoPassword } from '#browser/clients.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

test('[A-04] with the API stopped, a failed login is reported and works once it is back', async ({
  page,
  faults,
  trouble,
}) => {
  trouble.expect(/50[234] .*\/api\//);
  const { port: apiPort, startAgain } = await faults.stoppedApi();
  const portal = await given('a portal whose API has stopped', () => faults.withPortal({ apiPort }));
  await page.goto(`${portal.url}${pages.login.href()}`);
  await when('signing in', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill('everything@demo.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
  });
  await then('it is shown in its own words', () =>
    expect(page.getByRole('alert')).toHaveText('Something has gone wrong. Please try again.'),
  );
  await when('trying again once it is back', async () => {
    await startAgain();
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
  });
  await then('the highlights open', () => expect(page.getByRole('article').first()).toBeVisible());
});

test('with the API stopped, a client meets a message and Retry, never an open door or a white page', async ({
  page,
  faults,
  asClient,
  trouble,
}) => {
  trouble.expect(/50[234] .*\/api\//);
  const { port: apiPort, startAgain } = await faults.stoppedApi();
  const portal = await given('a portal whose API has stopped', () => faults.withPortal({ apiPort }));
  await asClient('everything');
  await when('opening the portal', () => page.goto(`${portal.url}${pages.home.href()}`));
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
  await when('trying again once it is back', async () => {
    await startAgain();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  });
  await then('the page is there', () => expect(page.getByRole('article').first()).toBeVisible());
});

test('[H-06] a list that cannot be read is reported in its place and can be read again', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/503 .*highlights_documents/);
  let broken = true;
  await given('an API that fails at the list', async () => {
    await asClient('everything');
    await page.route('**/api/highlights_documents*', (route) =>
      broken ? route.fulfill({ status: 503, json: { status: 503, title: 'unavailable' } }) : route.continue(),
    );
  });
  await goTo(pages.home);
  await then('it is shown', async () => {
    await expect(page.getByText('The publications could not be loaded')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
  await when('trying again once it is back', () => {
    broken = false;
    return page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  });
  await then('the tiles are there', () => expect(page.getByRole('article').first()).toBeVisible());
});

test('[T-02] a slow API leaves the reader with a sign of life, then with the page', async ({
  page,
  faults,
  asClient,
}) => {
  const { port: apiPort, letAnswersGo } = await faults.slowApi();
  const portal = await given('a portal whose API takes its time', () => faults.withPortal({ apiPort }));
  await asClient('everything');
  await when('opening the portal', () => page.goto(`${portal.url}${pages.home.href()}`));
  await then('the page says that it is loading', () =>
    expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible(),
  );
  await when('the answers come', () => Promise.resolve(letAnswersGo()));
  await then('the page is there', () => expect(page.getByRole('article').first()).toBeVisible());
});
