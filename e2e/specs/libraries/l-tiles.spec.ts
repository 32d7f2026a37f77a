import { pages } from '@portal/contract';
import type { ServedPublicationList } from '@portal/wire';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { highlightOf, highlightsOf, showListsAs } from '#browser/publications.ts';
import { setToPublishingDay } from '#browser/publishingDay.ts';
import { given, then } from '#browser/steps.ts';
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

for (const language of ['English', 'German'] as const)
  test(`[L-18] [T-01] a tile begins with company, ticker and rating, and has the point, the authors and the time (${language})`, async ({
    page,
    goTo,
    asClient,
    withClient,
    withPublication,
  }) => {
    const [sample] = (await highlightsOf('everything')).records.filter(
      ({ latest_equity_rating, primary_tags }) => latest_equity_rating && primary_tags['TK Ticker'],
    );
    const company = sample?.primary_tags['Company']?.[0]?.value ?? '';
    const ticker = sample?.primary_tags['TK Ticker']?.[0]?.value ?? '';
    const point = `${'Margins rise faster than expected, '.repeat(6)}and so do costs.`;
    const title = `First things first, ${language}`;
    const docRef = await withPublication({ title, company, text: point });
    await given('a client, and an API that says a rating was raised', async () => {
      await asClient(await withClient({ preferred_language: language }));
      await setToPublishingDay(page);
      await showListsAs(page, 'tiles');
      await page.route('**/api/all_research_documents*', async (route) => {
        const answer = await route.fetch();
        const list = (await answer.json()) as ServedPublicationList;
        const change = { previous: 'Underperform', action: 'Upgrade' } as const;
        const raised = { latest_equity_rating: 'Outperform', latest_equity_change: change };
        const records = list.records.map((each) => (each.doc_ref === docRef ? { ...each, ...raised } : each));
        await route.fulfill({ json: { ...list, records } });
      });
    });
    await goTo(pages.allResearch, { search_term: title });
    const tile = tileOf(page, title);
    const words = wordings[language];
    await then('company, ticker and rating come first', async () => {
      const first = tile.getByRole('paragraph').first();
      await expect(first).toContainText(`${company}${ticker}`);
      await expect(first).toContainText(words.now);
      await expect(first.getByText(words.upgrade)).toBeAttached();
      await expect(first.locator('svg')).toBeVisible();
    });
    await then('the point is cut after a word', async () => {
      const shown = tile.getByText(/^Margins rise faster/);
      await expect(shown).toHaveText(/\w…$/);
      expect(((await shown.textContent()) ?? '').length).toBeLessThanOrEqual(160);
    });
    await then('authors are text with links, and a paper of today has its time', async () => {
      const authors = tile.getByText(words.by);
      await expect(authors).toBeAttached();
      await expect(tile.locator('a[href^="/analyst_profile/"]').first()).toBeVisible();
      await expect(tile.getByText(/^\d{2}:\d{2}$/)).toBeVisible();
      const day = await tile.locator('time').boundingBox();
      expect(day?.width).toBe(1);
    });
    await then('one of an earlier day has its date', async () => {
      const [year = ''] = (await page.locator('time').last().getAttribute('datetime'))?.split('-') ?? [];
      await expect(page.locator('time').last()).toContainText(year);
    });
    for (const width of [1440, 1024, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await then(`the feet of a row stand on one line at ${width} px`, async () => {
        const feet = await page.getByRole('article').evaluateAll((all) =>
          all.slice(0, 12).map((each) => {
            const { top } = each.getBoundingClientRect();
            return { top: Math.round(top), end: Math.round(each.getBoundingClientRect().bottom) };
          }),
        );
        for (const one of feet)
          for (const other of feet) if (one.top === other.top) expect(one.end).toBe(other.end);
      });
    }
    await then('axe has nothing to say', () => expectNoAxeViolations(page));
  });

test('[L-18] [G-09] the point of a paper is for those who may read it', async ({ withPublication }) => {
  const docRef = await withPublication({
    title: 'A closed point',
    asset_classes: ['Fixed Income'],
    text: 'Spreads narrow.',
  });
  const point = async (client: 'bonds' | 'equity') => (await highlightOf(client, docRef)).summary;
  await then('one client reads it, the other does not', async () => {
    expect(await point('bonds')).toBe('Spreads narrow.');
    expect(await point('equity')).toBeNull();
  });
});
