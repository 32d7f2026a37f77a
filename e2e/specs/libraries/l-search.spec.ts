import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { showWhatIsClosed } from '#browser/filters.ts';
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
  for (const [what, words] of [
    ['a beginning', `${word.slice(0, 6)} zür`],
    ['parts of a word with hyphens', `${word} large cap`],
    ['an umlaut as two letters', `${word} zuerich`],
    ['a word of the text with one of the title', `banken schaffhausen ${word}`],
  ] as const) {
    await when(`searching ${what}`, () => goTo(pages.allResearch, { search_term: words }));
    await then('it is found', () => expect(titles(page)).toHaveText([title]));
  }
  const [ticker = ''] = (await page.getByRole('article').innerText()).match(/\b[A-Z]{3,5}\b/) ?? [];
  expect(ticker).not.toBe('');
  await when('searching the ticker of its company', () =>
    goTo(pages.allResearch, { search_term: `${ticker.toLowerCase()} ${word}` }),
  );
  await then('it is found', () => expect(titles(page)).toHaveText([title]));
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
    await then('nothing is wider than the window, and every rule of axe is kept', async () => {
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    });
  }
  await when('opening it', () => titles(page).getByRole('link').click());
  await then('its preview has the very sentence', () =>
    expect(page.frameLocator('iframe').getByText(stands)).toBeVisible(),
  );
  await when('a word is misspelt', () => goTo(pages.allResearch, { search_term: 'Dividennden' }));
  await then('the one that was meant is offered, and finds something', async () => {
    await expect(page.getByText('Meinten Sie')).toBeVisible();
    await page.getByText('Meinten Sie').getByRole('link').click();
    await expect(titles(page).first()).toContainText(/dividend/i);
  });
});

test('[L-19] [G-09] what a closed document says is not found; its title is', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  await withPublication({
    title: 'Vellmoor opens its books',
    asset_classes: ['Equity'],
    text: 'The Snorrbach venture stays secret.',
  });
  await given('a client whose subscription has bonds alone', async () => {
    await asClient(await withClient({ asset_classes: ['Fixed Income'] }));
    await showWhatIsClosed(page);
  });
  await when('searching a word of its text', () => goTo(pages.allResearch, { search_term: 'Snorrbach' }));
  await then('nothing is found, and nothing suggested', async () => {
    await expect(page.getByRole('status').filter({ hasText: /^0$/ })).toBeVisible();
    await expect(page.getByText('Did you mean')).toHaveCount(0);
  });
  await when('searching its title', () => goTo(pages.allResearch, { search_term: 'Vellmoor' }));
  await then('it is there, locked, and says nothing of its text', async () => {
    await expect(titles(page)).toHaveText(['Vellmoor opens its books']);
    await expect(page.getByRole('article')).toHaveAttribute('data-entitled', 'false');
    await expect(page.getByText('Snorrbach')).toHaveCount(0);
  });
});
