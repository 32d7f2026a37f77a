import { pages } from '@portal/contract';
import { libraryCalls } from '@portal/wire-libraries';
import type { Response } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { filterButton, openFilter } from '#browser/filters.ts';
import { recordShifts, shiftsText, sumOf } from '#browser/watching/layoutShifts.ts';
import { shownPublishingDay } from '#browser/publishingDay.ts';
import { nextTab } from '#browser/openedTab.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

test('[H-01] [H-05] [I-02] [L-22] [S-09] the highlights show the day, nothing moves, and today’s DMO opens in a new tab', async ({
  page,
  context,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes(libraryCalls.highlightsDocuments.path)) answers.push(response);
  });
  const shifts = await recordShifts(page);
  await when('opening the page', () => goTo(pages.todaysHighlights));
  const tiles = page.getByRole('article');
  await then('everything stays where it first stood', async () => {
    await expect(tiles.first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Disclaimer' })).toBeVisible();
    const seen = await shifts.read();
    expect(sumOf(seen), `What moved:\n${shiftsText(seen)}`).toBeLessThan(0.02);
  });
  await then('the title carries today’s date', () =>
    expect(heading(page)).toHaveText(`Today's Highlights ${shownPublishingDay()}`),
  );
  await then('the tiles of the day are there, counted, with their time', async () => {
    const count = page.getByRole('status').filter({ hasText: /^[\d,]+ of [\d,]+ publications$/ });
    await expect(count).toBeVisible();
    const shown = Number((await count.innerText()).split(' ')[0]);
    // Other tests publish on the same day: the page may have read it twice, and what was counted may be gone.
    const read = await Promise.all(
      answers.map(async (each) => libraryCalls.highlightsDocuments.answer.parse(await each.json())),
    );
    const { records = [] } = read.find((each) => each.records.length === shown) ?? {};
    await expect(tiles).toHaveCount(shown);
    await expect(tiles.first().getByRole('heading')).toHaveText(records[0]?.title ?? 'no such answer');
    await expect(tiles.first()).toContainText(/\d{2}:\d{2}/);
  });
  await then('a client to whom nothing is closed has no choice of what is', () =>
    expect(page.getByRole('checkbox', { name: 'In my subscription' })).toHaveCount(0),
  );
  const { tab: opened } = await nextTab(context);
  const button = page.getByRole('button', { name: "Download today's DMO" });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await when('asking for the DMO', () => button.click());
  await then('a tab opens for it', async () => {
    await opened;
  });
});

const languages = 'Language=English;German';

test('[H-01] [H-02] [H-03] [H-06] [L-08] [L-26] filters narrow the day, are cleared, and return on the next visit', async ({
  page,
  goTo,
  asClient,
  withPublication,
}) => {
  test.setTimeout(60_000);
  const [bond, market] = ['A bond of the day', 'A market of the day'];
  await withPublication({ title: bond, asset_classes: ['Fixed Income'] });
  await withPublication({ title: market, asset_classes: ['Markets'] });
  await given('a client with everything', () => asClient('everything'));
  await when('searching what is not there', () =>
    goTo(pages.todaysHighlights, { search_term: 'zzzunheardof' }),
  );
  await then('a filter is offered to be removed', async () => {
    await expect(
      page.getByText("We can't find what you're looking for. Try using a different search term or filter."),
    ).toBeVisible();
    await expect(page.getByText('Sorry, no content has been published today.')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
  await when('removing it', () =>
    page
      .getByRole('list', { name: 'Remove a filter to find more:' })
      .getByRole('button', { name: 'Remove filter Search: zzzunheardof' })
      .click(),
  );
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await then('the day is back', async () => {
    await expect(heading(page)).toHaveText(/^Today's Highlights/);
    await expect(page.getByRole('heading', { name: bond })).toBeVisible();
    await expect(clear).toHaveCount(0);
  });
  await when('ticking two classes, one right after the other', async () => {
    await page.getByRole('checkbox', { name: 'Fixed Income' }).check();
    await page.getByRole('checkbox', { name: 'Equity' }).check();
  });
  await then('both hold, in the address and in the list', async () => {
    await expect(page).toHaveURL(
      `${pages.todaysHighlights.path}?Asset+Classification=Equity;Fixed+Income&${languages}`,
    );
    await expect(page.getByRole('heading', { name: bond })).toBeVisible();
    await expect(page.getByRole('heading', { name: market })).toHaveCount(0);
    await expect(clear).toBeVisible();
    await expectNoAxeViolations(page);
  });
  const markets = page.getByRole('checkbox', { name: 'Markets' });
  await when('ticking another five times as fast as the page answers', () =>
    markets.evaluate(async (box: HTMLElement) => {
      for (let times = 0; times < 5; times += 1) {
        box.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }),
  );
  await then('it is ticked, and stays so', async () => {
    await expect(page).toHaveURL(
      `${pages.todaysHighlights.path}?Asset+Classification=Equity;Fixed+Income;Markets&${languages}`,
    );
    await expect(page.getByRole('heading', { name: market })).toBeVisible();
    await expect(markets).toBeChecked();
  });
  await when('asking for the oldest first', () =>
    page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first'),
  );
  await then('the newer one follows the older one', async () => {
    await expect(page).toHaveURL(/sorting=asc$/);
    const ours = page.getByRole('article').getByRole('heading', { name: /^A (?:bond|market) of the day$/ });
    await expect(ours).toHaveText([bond, market]);
  });
  await when('clearing', () => clear.click());
  await then('languages and order stay', async () => {
    await expect(page).toHaveURL(`${pages.todaysHighlights.path}?${languages}&sorting=asc`);
    await expect(page.getByRole('heading', { name: market })).toBeVisible();
    await expect(clear).toHaveCount(0);
  });
  await when('choosing German markets', async () => {
    await markets.check();
    await openFilter(page, 'Publication language');
    await page.getByRole('option', { name: 'English' }).click();
    await expect(page).toHaveURL(
      `${pages.todaysHighlights.path}?Asset+Classification=Markets&Language=German&sorting=asc`,
    );
  });
  await when('coming again', () => goTo(pages.home));
  await then('they are chosen', async () => {
    await expect(markets).toBeChecked();
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveText([
      'Asset class: Markets',
    ]);
    await expect(filterButton(page, 'Publication language')).toHaveText('Publication language: German');
  });
});

test('[H-04] on a small screen the filters are a panel, and hold once applied', async ({
  page,
  goTo,
  asClient,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.todaysHighlights, { 'Asset Classification': 'Markets' });
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await when('opening them', () => page.getByRole('button', { name: /^Filters/ }).click());
  await then('it shows what holds, and passes every rule of axe', async () => {
    await expect(panel.getByRole('checkbox', { name: 'Markets' })).toBeChecked();
    await expectNoAxeViolations(page);
  });
  await when('resetting, and ticking another', async () => {
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(panel.getByRole('checkbox', { name: 'Markets' })).not.toBeChecked();
    await panel.getByRole('checkbox', { name: 'Equity' }).check();
  });
  await then('nothing holds before it is applied', () => expect(page).not.toHaveURL(/Equity/));
  await when('applying', () => panel.getByRole('button', { name: /^Show / }).click());
  await then('it holds', async () => {
    await expect(page).toHaveURL(`${pages.todaysHighlights.path}?Asset+Classification=Equity&${languages}`);
    await expect(panel).toBeHidden();
  });
});
