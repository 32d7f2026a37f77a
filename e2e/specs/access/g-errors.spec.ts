import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { fewOfCompany } from '#browser/filters.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';

const oops = 'Something went wrong, please try refreshing the page';

// Unit tests cover all variants.
const variants = [
  ['401', 'subscription_level', 'Your subscription level does not provide access to this page.'],
  ['unentitled', 'access_expired', 'Your access has expired. Please contact the team to renew it.'],
] as const;

/** As a page of the portal passes a message on to the page for failures. */
async function tell(page: Page, message: string): Promise<void> {
  await page.evaluate(
    ([text, path]) => {
      const { idx } = history.state as { idx: number };
      const state = { usr: { message: text }, key: 'told', idx };
      history.replaceState(state, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    [message, pages.error.href({ code: '500' })] as const,
  );
}

test('[G-10] the message in the address selects a text; markup stays text, long ones are cut', async ({
  page,
  goTo,
}) => {
  for (const [code, message, text] of variants) {
    await when(`opening ${code} with ${message}`, () => goTo(pages.error, { code }, { message }));
    await then('its text is there', async () => {
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText(message)).toHaveCount(0);
    });
  }
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await when('the portal passes on a message of markup', () => tell(page, markup));
  await then('it is text', async () => {
    await expect(page.getByText(markup, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/An unexpected error occurred/);
  });
  await when('it passes on ten kilobytes', () => tell(page, 'x'.repeat(10_000)));
  await then('they are cut, and the page is no wider', async () => {
    await expect(page.getByText('x'.repeat(200), { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

const fails = (title: string) => ({
  status: 500,
  json: { status: 500, title, detail: 'Back at noon.' },
});

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
  ['words of its own', '500 Database is asleep', (route) => route.fulfill(fails('Database is asleep'))],
];

test('[B-06] [G-08] [G-12] bad answers of the API are failures with a message, and Try again fixes them', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/(50[03]|ERR_FAILED).*\/api\//);
  await asClient('everything');
  const [first] = answers;
  let [, , now] = first;
  // One route throughout: the error page asks again by itself, and without a route would be answered well.
  await page.route(`**/api/${calls.entitlementsAll.path}`, (route) => now(route));
  for (const each of answers) {
    const [fault, words, answer] = each;
    now = answer;
    await when(`the API answers with ${fault}`, () =>
      each === first ? goTo(pages.team) : page.getByRole('button', { name: 'Try again' }).click(),
    );
    await then('its message is shown', async () => {
      await expect(page.getByText(words)).toBeVisible();
      await expect(heading(page)).toHaveText('Could not load');
      await expect(page.getByText('It works!')).toHaveCount(0);
    });
  }
  const isFramed = async () => {
    await expect(page.getByText('Back at noon.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Emma Everett' })).toBeVisible();
  };
  await then('the page’s frame stands', isFramed);
  const authorisation = `**/api/${calls.authorisation.path}?**`;
  await when('the map is answered, but the access to the page fails', async () => {
    await page.route(authorisation, (route) => route.fulfill(fails('The gate is asleep')));
    now = (route) => route.continue();
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await then('its message is shown, in the frame', async () => {
    await expect(page.getByText('500 The gate is asleep')).toBeVisible();
    await isFramed();
  });
  await when('that works again', async () => {
    await page.unroute(authorisation);
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await then('the page is there', () => expect(heading(page)).toHaveText('Team'));
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

test('[G-02] terms that are missing under an open page lead to the terms, not to an error', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\//);
  const client = await withClient({ ...fewPublications, accepted_terms: false });
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
  withClient,
  trouble,
}) => {
  trouble.expect(/no days gone by/);
  await given('a browser in which the highlights break, and nothing else', async () => {
    await asClient(await withClient(fewPublications));
    await page.addInitScript(() => {
      if (sessionStorage.getItem('fixed') !== null) return;
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
    await page.evaluate(() => sessionStorage.setItem('fixed', 'yes'));
    await page.getByRole('button', { name: 'Refresh the page' }).click();
  });
  await then('it is there', () => expect(heading(page)).toContainText("Today's Highlights"));
});

test('[G-12] when the layout itself breaks, there is still a word and no white page', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/no dates today/);
  await given('a browser that knows no dates, not even the year of the footer', async () => {
    await asClient(await withClient(fewPublications));
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
