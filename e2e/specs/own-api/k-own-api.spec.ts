import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import type { Page } from '@playwright/test';
import { beyondDocuments } from '#own-api/beyondDocuments.ts';
import { declaredBeyond } from '#own-api/declaredBeyond.ts';
import { entitlements, isEntitled, publicationCount, refs, titleOf } from '#own-api/minimalAnswers.ts';
import { mailToken, MinimalApi, password } from '#own-api/minimalApi.ts';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { putSession, type SignedIn } from '#browser/clients.ts';
import { changeEnvironment } from '#portal/releaseStore.ts';
import { nextTab } from '#browser/openedTab.ts';
import { loadMore } from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test as base } from '#browser/test.ts';

/** In front of the smallest API the documents allow, without further settings. */
const test = base.extend<{
  api: MinimalApi;
  url: string;
  emptiness: 'absent' | 'null';
  /** Opens an address with a session, without the form. */
  open: (address: string) => Promise<unknown>;
}>({
  emptiness: ['absent', { option: true }],
  api: async ({ emptiness }, use) => {
    const api = await MinimalApi.start(emptiness);
    await use(api);
    await api.stop();
  },
  url: async ({ api, faults }, use) => {
    const { url } = await faults.withPortal({
      apiPort: api.port,
      store: (store) =>
        changeEnvironment(store, 'local', (environment) => {
          delete environment.downloads;
          delete environment.links.privacyText;
          environment.tabNames = { corporate_access_tab: 'Corporate days' };
          return environment;
        }),
    });
    await use(url);
  },
  open: async ({ context, page, url }, use) => {
    await use(async (address) => {
      const answer = await page.request.post(`${url}/api/${authCalls.auth.path}`, {
        data: { username, password },
      });
      await putSession(context, (await answer.json()) as SignedIn);
      return page.goto(url + address);
    });
  },
});

/** An API may ignore folding editions, leaving out closed papers, and reading ahead. */
const departuresOf = (api: MinimalApi) =>
  api.departures().filter((departure) => !/ sends (?:fold_editions|entitled|ahead)$/.test(departure));

const username = 'robin@bank.example';

const ofAnalyst = ['analyst_sectors', 'analyst_companies', 'analyst_research'];

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

const tile = (page: Page, number: number) =>
  page
    .getByRole('article')
    .filter({ hasText: titleOf(number) })
    .first();

/** What a bank’s API need not have: saved views, recent searches. */
const withoutOptional = /404 .*(?:saved_views|recent_searches)/;

test('[K-01] [K-02] [L-16] a new client gets in, reads and downloads', async ({
  page,
  api,
  url,
  trouble,
}) => {
  trouble.expect(withoutOptional);
  await given('a client who has not accepted the terms', () => Promise.resolve(api.asNewClient()));
  await when('signing in for the equity library', () => signIn(page, `${url}/equities`));
  await then('the terms come first', async () => {
    await expect(page).toHaveURL(/\/preferred_language\?acceptTerms=true/);
    await page.getByRole('button', { name: 'Accept' }).click();
  });
  await then('the library is there, page by page', async () => {
    await expect(heading(page)).toHaveText('Equities');
    await expect(tile(page, 1)).toBeVisible();
    await expect(page.getByText(`50 of ${publicationCount}`)).toBeVisible();
    await loadMore(page);
    await expect(page.getByText(`${publicationCount} of ${publicationCount} publications`)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Show editions separately' })).toHaveCount(0);
  });
  await then('what a record does not say is not shown, and what it forbids is closed', async () => {
    await expect(tile(page, 2).getByRole('link')).toHaveCount(0);
    expect(isEntitled(5)).toBe(false);
    await expect(tile(page, 5)).toHaveAttribute('data-entitled', 'false');
  });
  await when('reading a paper', () =>
    tile(page, 4)
      .getByRole('link', { name: titleOf(4) })
      .click(),
  );
  await then('its text is there', async () => {
    await expect(page).toHaveURL(`${url}${pages.documentPreview.href({ docRef: 'P-4' })}`);
    await expect(page.frameLocator('iframe').getByText('The text of P-4.')).toBeVisible();
    // Both come from the list.
    await expect(heading(page)).toHaveText(titleOf(4));
    await expect(page.getByRole('link', { name: 'Next publication' })).toBeVisible();
  });
  await then('nothing was asked that the documents do not name', () => {
    expect(departuresOf(api)).toEqual([]);
    return Promise.resolve();
  });
});

test('[K-01] [K-02] every page of research comes up, and a search finds', async ({
  page,
  api,
  url,
  open,
  trouble,
}) => {
  trouble.expect(withoutOptional);
  api.answer('GET', calls.entitlementsAll.path, { body: {} });
  await given('a client of whom no tab is closed', () => open(pages.todaysHighlights.path));
  await expect(heading(page)).toContainText("Today's Highlights");
  for (const [name, words] of [
    ['Fixed Income', 'Fixed Income'],
    ['Markets', 'Markets'],
    ['International', 'International'],
    ['Real Estate', 'Real Estate'],
  ] as const) {
    await tab(page, name).click();
    await expect(heading(page)).toHaveText(words);
    await expect(tile(page, 3)).toBeVisible();
    await expect(page.getByText('Could not load')).toHaveCount(0);
  }
  await then('a rating has its day, as the documents write it', () =>
    expect(page.getByRole('row', { name: /Alder Foods Outperform 18\.11\.2026/ })).toBeVisible(),
  );
  await page.getByRole('banner').getByRole('combobox').fill('paper');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search_term=paper/);
  await expect(tile(page, 3)).toBeVisible();
  await when('following a link to two libraries of all research', () =>
    page.goto(`${url}${pages.allResearch.path}?libraries=bonds;equities`),
  );
  await then('they are asked for as documented', async () => {
    await expect(tile(page, 3)).toBeVisible();
    const libraries = api.requests('all_research_documents').map(({ parameters }) => parameters['libraries']);
    expect(libraries.at(-1)).toBe('equities;bonds');
  });
  expect(departuresOf(api)).toEqual([]);
});

test.describe('with nulls for details', () => {
  test.use({ emptiness: 'null' });

  test('[K-01] [K-02] who covers what, and the pages of records', async ({ page, api, url, trouble }) => {
    // A bank's API need not have the rating history.
    trouble.expect(/404/);
    await given('a client in coverage', () => signIn(page, `${url}${pages.coverage.href()}`));
    await then('sectors and companies are there', async () => {
      await expect(heading(page)).toHaveText('Coverage');
      await page.getByRole('button', { name: 'Banks 1 company' }).click();
      await expect(page.getByRole('link', { name: 'Alder Foods' })).toBeVisible();
    });
    await when('opening the company', () => page.getByRole('link', { name: 'Alder Foods' }).click());
    await then('its rating and its research are there', async () => {
      await expect(heading(page)).toHaveText('Alder Foods');
      await expect(page.getByText('Outperform').first()).toBeVisible();
      await expect(tile(page, 3)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Rating history' })).toHaveCount(0);
      const filters = api.requests('related_research').map(({ parameters }) => parameters['tag_filters']);
      expect(filters.at(-1)).toContain('"Company":["Alder Foods"]');
    });
    for (const [address, name, words] of [
      [pages.sectorProfile.href({ id: refs.sector }), 'Banks', 'Alder Foods'],
      [pages.analystProfile.href({ id: refs.analyst }), 'Anna Analyst', 'She covers food.'],
      [undefined, 'Team', 'She covers food.'],
    ] as const) {
      await (address === undefined ? tab(page, name).click() : page.goto(url + address));
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByText('Could not load')).toHaveCount(0);
      // A page left too soon makes no further calls.
      if (name !== 'Anna Analyst') continue;
      for (const call of ofAnalyst)
        await expect.poll(() => api.requests(call).at(-1)?.parameters).toHaveProperty('tag_filters');
    }
    await then('what an analyst covers and wrote is asked for by name, as documented', () => {
      for (const call of ofAnalyst) {
        const { parameters } = api.requests(call).at(-1) ?? {};
        expect(parameters?.['tag_filters']).toContain('"Analyst":["Anna Analyst"]');
        expect(parameters).not.toHaveProperty('ref');
      }
      return Promise.resolve();
    });
    await page.goto(url + pages.companyProfile.href({ id: 'C-9' }));
    await then('a record that is unknown leads home', () =>
      expect(heading(page)).toContainText("Today's Highlights"),
    );
    const known = [...beyondDocuments, ...declaredBeyond];
    expect(api.departures().filter((one) => !known.includes(one))).toEqual([]);
  });
});

test('[K-01] [N-02] [N-03] the notification centre keeps a company', async ({ page, api, open, trouble }) => {
  trouble.expect(withoutOptional);
  await given('a client in the notification centre', () => open(pages.notificationCentre.href()));
  await then('it offers what the API names, and no choice of mails', async () => {
    await expect(heading(page)).toHaveText('Notification Centre');
    await expect(page.getByRole('combobox', { name: /^Companies/ })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
  await when('choosing a company and saving', async () => {
    await page.getByRole('combobox', { name: /^Companies/ }).fill('alder');
    await page.getByRole('option', { name: 'Alder Foods' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  });
  await then('a message confirms it, and it is kept as the documents write it', async () => {
    await expect(
      page.getByText('Your Notification Preferences have been successfully updated.'),
    ).toBeVisible();
    const sent = api.requests(calls.updateCris.path).map(({ parameters }) => parameters);
    expect(sent).toEqual([{ cri_json: [{ Company: 'Alder Foods' }] }]);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
  await when('looking up the subscription', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'My Subscription' }).click();
  });
  await then('its page is there, and was asked about by its name', async () => {
    await expect(heading(page)).toHaveText('My Subscription');
    await expect(page.getByText('ould not be loaded')).toHaveCount(0);
    const tabNames = api.requests('authorisation').map(({ parameters }) => parameters['portal_tab_name']);
    expect(tabNames).toContain('my_subscription_tab');
  });
  expect(departuresOf(api)).toEqual([]);
});

test('[K-01] [K-03] pages go by the routes of the map under the names of the bank; the rest says why', async ({
  page,
  api,
  url,
  open,
  trouble,
}) => {
  trouble.expect(/40[13]/);
  trouble.expect(withoutOptional);
  const closed = { can_access: false, route_pattern: null };
  api.answer('GET', calls.entitlementsAll.path, { body: { ...entitlements(), 'Corporate days': closed } });
  await given('a client without fixed income and corporate access', () => open(pages.equities.path));
  await expect(heading(page)).toHaveText('Equities');
  const tabs = page.getByRole('navigation', { name: 'Pages' });
  await expect(tabs.getByRole('link', { name: 'Markets' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Fixed Income' })).toHaveCount(0);
  await expect(tabs.getByRole('link', { name: 'Corporate Access' })).toHaveCount(0);
  await page.goto(`${url}/fixed-income`);
  await expect(heading(page)).toContainText("Today's Highlights");
  const tabNames = api.requests('authorisation').map(({ parameters }) => parameters['portal_tab_name']);
  expect(tabNames).toContain('Equity research');
  expect(departuresOf(api)).toEqual([]);
  await when('access has run out and a page is opened', () => {
    api.endAccess();
    return page.goto(`${url}${pages.markets.path}`);
  });
  await then('it is renewed, and the page is there', async () => {
    await expect(tile(page, 3)).toBeVisible();
    // The previous page may have renewed while being left.
    expect(api.requests('refresh_auth_token')).not.toEqual([]);
  });
  await when('a paper is opened that is not entitled', () =>
    page.goto(url + pages.documentPreview.href({ docRef: 'P-5' })),
  );
  await then('the page says why', () =>
    expect(heading(page)).toContainText('No access – invalid subscription'),
  );
});

test('[K-04] documents open by their documented links', async ({
  page,
  context,
  api,
  url,
  open,
  trouble,
}) => {
  // An API without a description gives no download tokens.
  trouble.expect(/404 .*openapi\.json/);
  await given('a client at the highlights', () => open(pages.todaysHighlights.path));
  const { tab: opened } = await nextTab(context);
  await when('opening a paper', () => tile(page, 3).getByRole('button', { name: /PDF/ }).click());
  await opened;
  const files = () =>
    api.requests('files/paper-3.pdf').map(({ method, authenticated }) => [method, authenticated]);
  await expect.poll(files).toEqual([['GET', true]]);
  expect(api.requests('download_token')).toEqual([]);
  const { tab: opinion } = await nextTab(context);
  await when('opening the opinion of the day', () =>
    page.getByRole('button', { name: 'Download today' }).click(),
  );
  await opinion;
  await expect
    .poll(() => api.requests('files/opinion.pdf').map(({ authenticated }) => authenticated))
    .toEqual([true]);
  await when('following the link of a mail', () =>
    page.goto(`${url}/download_redirect?r=/api/files/paper-1.pdf`),
  );
  await expect
    .poll(() => api.requests('files/paper-1.pdf').map(({ authenticated }) => authenticated))
    .toContain(true);
  expect(departuresOf(api)).toEqual([]);
});

test('[K-01] passwords, mailed links and languages work whatever a success contains', async ({
  page,
  api,
  url,
  open,
  trouble,
}) => {
  trouble.expect(/logout/);
  await given('a client', () => open(pages.changePassword.href()));
  await page.getByLabel('Old Password').fill(password);
  await page.getByLabel('New Password', { exact: true }).fill('Another-2026');
  await page.getByLabel('Repeat New Password').fill('Another-2026');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.goto(`${url}/reset_password/${mailToken}`);
  await page.getByLabel('New Password', { exact: true }).fill('Another-2027');
  await page.getByLabel('Repeat New Password').fill('Another-2027');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  await when('following the link of a mail', () =>
    page.goto(url + pages.passwordlessLoginWithToken.href({ token: mailToken })),
  );
  await expect(heading(page)).toContainText("Today's Highlights");
  await when('choosing German', () => page.getByRole('button', { name: 'DE Deutsch' }).click());
  await expect(heading(page)).toContainText('Heutige Highlights');
  await expect
    .poll(() => api.requests(calls.updatePreferredLanguage.path).map(({ parameters }) => parameters))
    .toEqual([{ language: 'German' }]);
  await expect(page.getByText('Etwas ist schiefgelaufen')).toHaveCount(0);
  expect(departuresOf(api)).toEqual([]);
});
