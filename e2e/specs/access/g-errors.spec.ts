import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { fewOfCompany } from '#browser/filters.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const oops = 'Something went wrong, please try refreshing the page';

const variants = [
  ['401', 'subscription_level', 'Your subscription level does not provide access to this page.'],
  ['unentitled', 'unidentified_user', 'We could not identify you. Please contact the team.'],
  ['unentitled', 'no_access', 'You have no access to this content. Please contact the team.'],
  ['unentitled', 'access_expired', 'Your access has expired. Please contact the team to renew it.'],
] as const;

test('[G-10] the message of an address chooses a variant of the page', async ({ page, goTo }) => {
  for (const [code, message, text] of variants) {
    await when(`opening ${code} with ${message}`, () => goTo(pages.error, { code }, { message }));
    await then('its text is there', async () => {
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText(message)).toHaveCount(0);
    });
  }
  await expectNoAxeViolations(page);
});

/** As a page of the portal passes a message on. */
async function tell(page: Page, message: string): Promise<void> {
  await page.evaluate((told) => history.replaceState({ usr: { message: told }, key: 'told' }, ''), message);
  await page.reload();
}

test('[G-10] a message of ten kilobytes or of markup is text, and cut', async ({ page, goTo }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await goTo(pages.error, { code: '500' });
  await tell(page, markup);
  await expect(page.getByText(markup, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/An unexpected error occurred/);
  await tell(page, 'x'.repeat(10_000));
  await expect(page.getByText('x'.repeat(200), { exact: true })).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

for (const [path, name] of [
  [calls.entitlementsAll.path, 'entitlements'],
  ['authorisation?**', 'authorisation'],
] as const) {
  test(`[G-08] [G-12] a failure of the ${name} is shown within the layout, and Try again fixes it`, async ({
    page,
    goTo,
    asClient,
    trouble,
  }) => {
    trouble.expect(/50[03] .*\/api\//);
    await given('an API that fails', async () => {
      await asClient('everything');
      await page.route(`**/api/${path}`, (route) =>
        route.fulfill({
          status: 500,
          json: { status: 500, title: 'Database is asleep', detail: 'Back at noon.' },
        }),
      );
      await goTo(pages.team);
    });
    await then('the page shows it, in its frame', async () => {
      await expect(heading(page)).toHaveText('Could not load');
      await expect(page.getByText('500 Database is asleep')).toBeVisible();
      await expect(page.getByText('Back at noon.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account of Emma Everett' })).toBeVisible();
    });
    await when('it works again', async () => {
      await page.unroute(`**/api/${path}`);
      await page.getByRole('button', { name: 'Try again' }).click();
    });
    await then('the page is there', () => expect(heading(page)).toHaveText('Team'));
  });
}

const gone = 'Something has gone wrong. Please try again.';
const outOfReach = 'The portal’s server cannot be reached. Please try again in a moment.';

type Answer = [fault: string, words: string, answer: (route: Route) => Promise<void>];

/** Neighbours have different messages, so that each is seen to appear. */
const answers: [Answer, ...Answer[]] = [
  ['a page', gone, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>It works!</h1>' })],
  ['no connection', outOfReach, (route) => route.abort()],
  ['nothing', gone, (route) => route.fulfill({ contentType: 'application/json', body: '' })],
  ['status 503', outOfReach, (route) => route.fulfill({ status: 503, body: 'upstream' })],
  [
    'half of it',
    gone,
    (route) => route.fulfill({ contentType: 'application/json', body: '{"todays_highlights_tab":{"can_' }),
  ],
  ['no connection again', outOfReach, (route) => route.abort()],
  ['status 204', gone, (route) => route.fulfill({ status: 204 })],
];

test('[B-06] an API that answers with a page, nothing, half of it, 204 or 503, or not at all, is a failure with words, never a white page', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/(503|ERR_FAILED).*\/api\//);
  await asClient('everything');
  const [first] = answers;
  let [, , now] = first;
  // One route throughout: the error page asks again by itself, and without a route would be answered well.
  await page.route(`**/api/${calls.entitlementsAll.path}`, (route) => now(route));
  for (const each of answers) {
    const [fault, words, answer] = each;
    now = answer;
    await when(`the API answers with ${fault}`, () =>
      each === first ? goTo(pages.equities) : page.getByRole('button', { name: 'Try again' }).click(),
    );
    await then('its message is shown', async () => {
      await expect(page.getByText(words)).toBeVisible();
      await expect(heading(page)).toHaveText('Could not load');
      await expect(page.getByText('It works!')).toHaveCount(0);
    });
  }
});

test('[B-06] an offline browser shows a message, and the page loads once it is online again', async ({
  page,
  context,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|capture_event/);
  await asClient('everything');
  await goTo(pages.equities, fewOfCompany);
  await expect(heading(page)).toHaveText('Equities');
  // Only the next page can be missing now.
  await expect(page.getByRole('button', { name: 'Sector', exact: true })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rating changes', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Real Estate' }).click();
  await expect(
    page.getByText('You appear to be offline. Please check your connection and try again.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Real Estate');
});

test('[G-01] [G-02] a deep link, signed out and without accepted terms, ends where it leads', async ({
  page,
  withClient,
}) => {
  const { username, password } = await withClient({ accepted_terms: false });
  const target = pages.markets.href({ Sector: 'Banks;Insurance', page: '2' });
  await given('a signed-out visitor with a link', () => page.goto(target));
  await when('signing in', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
  });
  await then('the terms come first', () =>
    expect(page).toHaveURL(pages.preferredLanguage.href({ acceptTerms: 'true', redirect_uri: target })),
  );
  await when('accepting', () => page.getByRole('button', { name: 'Accept' }).click());
  await then('the page asked for is there, with its query', async () => {
    await expect(page).toHaveURL(target);
    await expect(heading(page)).toHaveText('Markets');
  });
});

test('[G-02] terms that are missing under an open page lead to the terms, not to an error', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\//);
  const client = await withClient({ accepted_terms: false });
  await given('a page that was let through, and an API that asks for the terms since', async () => {
    await asClient(client);
    await page.route('**/api/authorisation?**', (route) =>
      route.fulfill({ json: { authorised: true, accepted_terms: true } }),
    );
  });
  await when('the page asks for content', () => goTo(pages.todaysHighlights));
  await then('the terms are shown, and accepting leads back', async () => {
    const redirect_uri = pages.todaysHighlights.href();
    await expect(page).toHaveURL(pages.preferredLanguage.href({ acceptTerms: 'true', redirect_uri }));
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page).toHaveURL(redirect_uri);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('[G-12] a page that breaks says Oops, within the layout, and can be loaded again', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/no days gone by/);
  await given('a browser in which the highlights break, and nothing else', async () => {
    await asClient('everything');
    await page.addInitScript(() => {
      if (sessionStorage.getItem('mended') !== null) return;
      const { formatToParts } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.formatToParts = function (moment) {
        if (Date.now() - Number(moment) > 20_000) throw new Error('no days gone by');
        return formatToParts.call(this, moment);
      };
    });
  });
  await when('opening the highlights', () => goTo(pages.todaysHighlights));
  await then('the page shows it in plain words, and its frame stands', async () => {
    await expect(heading(page)).toHaveText('Oops!');
    await expect(page.getByText(oops)).toBeVisible();
    await expect(page.getByText('no days gone by')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account of Emma Everett' })).toBeVisible();
  });
  await when('it is fixed, and the page is loaded again', async () => {
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
    await page.getByRole('button', { name: 'Refresh the page' }).click();
  });
  await then('it is there', () => expect(heading(page)).toContainText("Today's Highlights"));
});

test('[G-12] when the layout itself breaks, there is still a word and no white page', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/no dates today/);
  await given('a browser that knows no dates, not even the year of the footer', async () => {
    await asClient('everything');
    await page.addInitScript(() => {
      Intl.DateTimeFormat.prototype.formatToParts = () => {
        throw new Error('no dates today');
      };
    });
  });
  await when('opening the portal', () => goTo(pages.todaysHighlights));
  await then('it is shown in plain words', async () => {
    await expect(heading(page)).toHaveText('Oops!');
    await expect(page.getByText(oops)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh the page' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
