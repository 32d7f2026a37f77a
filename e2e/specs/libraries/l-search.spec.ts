import { pages } from '@portal/contract';
import { libraryCalls } from '@portal/wire-libraries';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading');

/** Starts no other word in the portal. */
const word = 'Quelbrook';

const title = `${word}: Large-Cap-Banken vor Zürich`;
const sentence = `In Schaffhausen baut ${word} eine Anlage für Wasserpflanzen.`;

// The API’s tests have every form of a word.
test('[L-19] words are found by their beginning, with hyphens, umlauts, tickers and text', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  await withPublication({
    title,
    language: 'de',
    company: 'Alberris Drive',
    text: `Ein Punkt.\n\n# Ausblick\n\nEin Satz davor. \n${sentence}\nEin Satz danach.`,
  });
  await given('a client who reads English', async () => {
    await asClient(await withClient({ preferred_language: 'English' }));
  });
  await when('opening all research with a beginning', () =>
    goTo(pages.allResearch, { search_term: `${word.slice(0, 6)} zür` }),
  );
  await then('it is found', () => expect(titles(page)).toHaveText([title]));
  const [ticker = ''] = (await page.getByRole('article').innerText()).match(/\b[A-Z]{3,5}\b/) ?? [];
  expect(ticker).not.toBe('');
  const field = page.getByRole('combobox', { name: 'Search all research' });
  for (const [what, words] of [
    ['parts of a word with hyphens', `${word} large cap`],
    ['an umlaut as two letters', `${word} zuerich`],
    ['a word of the text with one of the title', `banken schaffhausen ${word}`],
    ['the ticker of its company', `${ticker.toLowerCase()} ${word}`],
  ] as const) {
    const answered = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return (
        pathname.endsWith(`/${libraryCalls.allResearchDocuments.path}`) &&
        searchParams.get('search_term') === words
      );
    });
    await when(`searching ${what}`, async () => {
      await field.fill(words);
      await field.press('Enter');
    });
    await then('it is found', async () => {
      // The page has shown the same title before.
      const { records } = libraryCalls.allResearchDocuments.answer.parse(await (await answered).json());
      expect(records.map((record) => record.title)).toEqual([title]);
      await expect(titles(page)).toHaveText([title]);
    });
  }
});

const stands = 'Am See leben <i>viele</i> Bänderschnecken.';

test('[L-19] in German the sentence that matched is shown whole, and a spelling is suggested', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  await withPublication({
    title: 'Neuer Standort',
    language: 'de',
    text: `Ein Satz davor.\n${stands}\nEin Satz danach.`,
  });
  await given('a client who reads German', async () => {
    await asClient(await withClient({ preferred_language: 'German' }));
  });
  const quote = page.getByRole('article').locator('q');
  await when('searching a word of its text', () =>
    goTo(pages.allResearch, { search_term: 'baenderschnecke' }),
  );
  for (const width of [1440, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await then('its sentence stands in the tile, in its own language, the word marked', async () => {
      await expect(titles(page)).toHaveText(['Neuer Standort']);
      await expect(quote).toHaveText(stands);
      await expect(quote).toHaveAttribute('lang', 'de');
      await expect(quote.locator('mark')).toHaveText(['Bänderschnecken']);
      await expect(page.getByRole('article')).toContainText('Im Text gefunden');
    });
    await then('nothing is wider than the window', () => expectNoSidewaysScroll(page));
  }
  await then('every rule of axe is kept', () => expectNoAxeViolations(page));
  await when('opening it', () => titles(page).getByRole('link').click());
  await then('its preview has the very sentence', () =>
    expect(page.frameLocator('iframe').getByText(stands)).toBeVisible(),
  );
  await when('a word is misspelt', () => goTo(pages.allResearch, { search_term: 'Dividennde' }));
  await then('the one that was meant is offered', async () => {
    await expect(page.getByText('Meinten Sie: dividende')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await when('it is meant', () => page.getByRole('link', { name: 'dividende', exact: true }).click());
  await then('its publications are there', async () => {
    await expect(page.getByRole('article').first().locator('mark').first()).toHaveText(/dividende/i);
    expect(new URL(page.url()).searchParams.get('search_term')).toBe('dividende');
  });
});
