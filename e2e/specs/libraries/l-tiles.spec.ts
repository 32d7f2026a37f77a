import { pages } from '@portal/contract';
import type { ServedPublicationList } from '@portal/wire';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { fewOfCompany } from '#browser/filters.ts';
import { showListsAs } from '#browser/publications.ts';
import { setToPublishingDay } from '#browser/publishingDay.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const tileOf = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .first();

const wordings = {
  English: { upgrade: 'Upgrade: from Underperform to', now: 'Outperform', by: 'By:' },
  German: { upgrade: 'Hochstufung: von Untergewichten auf', now: 'Übergewichten', by: 'Von:' },
} as const;

async function expectFeetInLine(page: Page): Promise<void> {
  const feet = await page.getByRole('article').evaluateAll((all) =>
    all.slice(0, 12).map((each) => {
      const { top } = each.getBoundingClientRect();
      return { top: Math.round(top), end: Math.round(each.getBoundingClientRect().bottom) };
    }),
  );
  expect(feet.length).toBeGreaterThan(2);
  for (const one of feet)
    for (const other of feet) if (one.top === other.top) expect(one.end).toBe(other.end);
}

test('[L-18] [T-01] a tile begins with company, ticker and rating; point, authors and time follow', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  const [company, ticker] = [fewOfCompany.Company, 'HAOR'];
  const point = `${'Margins rise faster than expected, '.repeat(6)}and so do costs.`;
  const title = 'First things first';
  await withPublication({ title, company, text: point });
  await given('a client, and an API that says a rating was raised', async () => {
    await asClient(await withClient({ preferred_language: 'English' }));
    await setToPublishingDay(page);
    await showListsAs(page, 'tiles');
    await page.route('**/api/all_research_documents*', async (route) => {
      const answer = await route.fetch();
      const list = (await answer.json()) as ServedPublicationList;
      const change = { previous: 'Underperform', action: 'Upgrade' } as const;
      const raised = { latest_equity_rating: 'Outperform', latest_equity_change: change };
      const records = list.records.map((each) => (each.title === title ? { ...each, ...raised } : each));
      await route.fulfill({ json: { ...list, records } });
    });
  });
  await when('opening what is about its company', () => goTo(pages.allResearch, fewOfCompany));
  const tile = tileOf(page, title);
  const first = tile.getByRole('paragraph').first();
  for (const language of ['English', 'German'] as const) {
    const words = wordings[language];
    if (language === 'German')
      await when('switching to German', () => page.getByRole('button', { name: 'DE Deutsch' }).click());
    await then(`company, ticker and rating come first, in ${language}`, async () => {
      await expect(first).toContainText(`${company}${ticker}`);
      await expect(first).toContainText(words.now);
      await expect(first.getByText(words.upgrade)).toBeAttached();
      await expect(first.locator('svg')).toBeVisible();
      await expect(tile.getByText(words.by)).toBeAttached();
    });
    for (const width of language === 'English' ? [1440, 1024] : [800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await then(`the feet of a row stand on one line at ${width} px`, () => expectFeetInLine(page));
    }
  }
  await then('the point is cut after a word', async () => {
    const shown = tile.getByText(/^Margins rise faster/);
    await expect(shown).toHaveText(/\w…$/);
    expect(((await shown.textContent()) ?? '').length).toBeLessThanOrEqual(160);
  });
  await then('authors are text with links, and a paper of today has its time', async () => {
    await expect(tile.locator('a[href^="/analyst_profile/"]').first()).toBeVisible();
    await expect(tile.getByText(/^\d{2}:\d{2}$/)).toBeVisible();
    const day = await tile.locator('time').boundingBox();
    expect(day?.width).toBe(1);
  });
  await then('one of an earlier day has its date', async () => {
    const earlier = page.locator('time').last();
    await earlier.scrollIntoViewIfNeeded();
    await expect(earlier).toHaveText(/\d{2}\.\d{2}\.\d{4}/);
    expect((await earlier.boundingBox())?.width).toBeGreaterThan(1);
  });
  await then('axe has nothing to say', () => expectNoAxeViolations(page));
});
