import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import type { Page, Request } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { fewOfCompany } from '#browser/filters.ts';
import { highlightsOf } from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search all research' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

const termOf = (page: Page) => new URL(page.url()).searchParams.get('search_term');

test('[S-02] [L-14] Enter searches all research, best first, for any text; empty does nothing', async ({
  page,
  goTo,
  asClient,
}) => {
  const words = 'M&A + 50 % "Zürich" <b>#1?=a;b</b> ../../login';
  await given('a client in a library', () => asClient('everything'));
  await goTo(pages.equities, fewOfCompany);
  await expect(heading(page)).toHaveText('Equities');
  await when('pressing Enter without words', async () => {
    await field(page).fill('   ');
    await field(page).press('Enter');
  });
  await then('nothing happens', async () => {
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(pages.equities.href(fewOfCompany));
  });
  await when('searching', async () => {
    await field(page).fill(`  ${words} `);
    await field(page).press('Enter');
  });
  await then('all research opens with the words in box and address', async () => {
    await expect(page).toHaveURL(pages.allResearch.href({ search_term: words }));
    await expect(heading(page)).toBeFocused();
    await expect(field(page)).toHaveValue(words);
  });
  await when('going back and forth', async () => {
    await page.goBack();
    await expect(field(page)).toHaveValue('');
    await page.goForward();
  });
  await then('the box says what the page shows', async () => {
    await expect(field(page)).toHaveValue(words);
    await page.reload();
    await expect(field(page)).toHaveValue(words);
    expect(termOf(page)).toBe(words);
  });
  await when('searching again, the words in place', async () => {
    await field(page).fill('halvoris');
    await field(page).press('Enter');
  });
  await then('the words are those, and the box keeps the focus', async () => {
    await expect(page).toHaveURL(pages.allResearch.href({ search_term: 'halvoris' }));
    await expect(field(page)).toBeFocused();
  });
  await then('what was found is listed best first', async () => {
    await expect(page.getByText('Results for “halvoris”')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best');
    await expect(page.getByRole('article').first()).toContainText(/halvoris/i);
  });
});

/** Holds what the first page needs until `comes` is called. */
async function holdFirstPage(page: Page): Promise<{ comes: () => void }> {
  let comes = (): void => undefined;
  const released = new Promise<void>((resolve) => (comes = resolve));
  await page.route(`**/api/${calls.entitlementsAll.path}`, async (route) => {
    await released;
    await route.continue();
  });
  return { comes };
}

test('[S-02] who searches while the first page loads types on as it comes, and may already go', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client whose first page is slow to come', () => asClient('everything'));
  const first = await holdFirstPage(page);
  const came = goTo(pages.team);
  await then('the page says that it is loading', () =>
    expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible(),
  );
  await when('clicking into the field and typing', async () => {
    await field(page).click();
    await page.keyboard.type('ban');
  });
  await when('the page comes', async () => {
    first.comes();
    await came;
    await expect(heading(page)).toHaveText('Team');
  });
  await then('the field has text, caret and suggestions', async () => {
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('ks');
    await expect(field(page)).toHaveValue('banks');
  });
  const next = await holdFirstPage(page);
  const loaded = page.reload();
  await when('searching before the next document’s page has come', async () => {
    await field(page).click();
    await page.keyboard.type('halvoris');
    await page.keyboard.press('Enter');
  });
  await then('the search is what comes', async () => {
    next.comes();
    await loaded;
    await expect(page).toHaveURL(pages.allResearch.href({ search_term: 'halvoris' }));
    await expect(heading(page)).toHaveText('All Research');
    await expect(field(page)).toHaveValue('halvoris');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[S-02] the search is a dropdown that stays open as the first page loads', async ({
    page,
    goTo,
    asClient,
  }) => {
    await given('a client on a phone, whose first page is slow to come', () => asClient('everything'));
    const first = await holdFirstPage(page);
    const came = goTo(pages.changePassword);
    await then('the field is folded away', async () => {
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(field(page)).toBeHidden();
    });
    await when('opening the search and typing', async () => {
      await toggle(page).tap();
      await page.keyboard.type('ban');
    });
    await then('menu and languages do not open anything yet', () =>
      expect(page.locator('[inert]').getByRole('button', { name: 'Menu' })).toBeVisible(),
    );
    await when('the page comes', async () => {
      first.comes();
      await came;
      await expect(heading(page)).toBeVisible();
    });
    await then('it is open, with what was typed and the caret', async () => {
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('ks');
      await expect(field(page)).toHaveValue('banks');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expectNoAxeViolations(page);
    });
    await when('emptying it, and leaving it by Escape', async () => {
      await field(page).fill('');
      // The first one closes recent searches, if the client has any.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(field(page)).toBeHidden({ timeout: 500 });
      }).toPass();
    });
    await then('the button has the focus', async () => {
      await expect(toggle(page)).toBeFocused();
    });
    await when('searching', async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.type('halvoris');
      await page.keyboard.press('Enter');
    });
    await then('all research opens and the dropdown is gone', async () => {
      await expect(page).toHaveURL(pages.allResearch.href({ search_term: 'halvoris' }));
      await expect(field(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
    });
    await then('it still knows the words', async () => {
      await toggle(page).tap();
      await expect(field(page)).toHaveValue('halvoris');
      await toggle(page).tap();
      await expect(field(page)).toBeHidden();
    });
  });
});

test('[L-15] [S-02] an earlier search is given up, and its late answer replaces nothing', async ({
  page,
  goTo,
  asClient,
  withPublication,
}) => {
  await withPublication({ title: 'Newer words', asset_classes: ['Equity'] });
  const { records, pagination_metadata } = await highlightsOf('everything');
  const older = {
    records: records.map((record) => ({ ...record, title: 'Older words' })),
    pagination_metadata,
  };
  await given('a client, and an API that takes its time for the first search', () => asClient('everything'));
  let answerLate = (): void => undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  await page.route('**/api/all_research_documents*', async (route) => {
    if (!route.request().url().includes('search_term=Older')) return route.continue();
    await late;
    return route.fulfill({ json: older });
  });
  const isOlder = (request: Request) =>
    request.url().includes('all_research_documents?') && request.url().includes('Older');
  const givenUp = page.waitForEvent('requestfailed', isOlder);
  await goTo(pages.changePassword);
  const search = async (words: string) => {
    await field(page).fill(words);
    await field(page).press('Enter');
  };
  await when('searching, and searching again before the answer', async () => {
    const olderRead = page.waitForRequest(isOlder);
    await search('Older');
    await olderRead;
    // It takes the focus as it comes.
    await expect(heading(page)).toHaveText('All Research');
    await expect(heading(page)).toBeFocused();
    await search('Newer words');
  });
  const found = page.getByRole('article').getByRole('heading', { name: 'Newer words', exact: true });
  await then('the first call is aborted, and the second one is shown', async () => {
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(found.first()).toBeVisible();
  });
  answerLate();
  await then('the page stays as it is', async () => {
    await expect(found.first()).toBeVisible();
    await expect(page.getByText('Older words')).toHaveCount(0);
  });
});
