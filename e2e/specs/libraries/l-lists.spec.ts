import { pages } from '@portal/contract';
import type { ServedPublication } from '@portal/wire';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import {
  expectListSettled,
  framesDrawn,
  highlightsOf,
  loadMore,
  showListsAs,
} from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const more = (page: Page) => page.getByRole('button', { name: 'Load More' });

/** Exact: a tile's button is named after its title, which may include the word. */
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const tiles = (page: Page) => page.getByRole('article');

/** Publications of other tests come last and move no page. */
const oldestFirst = { sorting: 'asc' };

async function topOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('link', { name, exact: true }).first().boundingBox();
  return box?.y ?? Number.NaN;
}

/** Only tiles that lead to a preview count. */
async function titleAt(page: Page, place: number): Promise<string> {
  const links = page.getByRole('article').locator('h2 > a');
  return (await links.nth(place).textContent()) ?? '';
}

test('[L-07] a reload, and Back from a preview or profile, restore pages, place and focus', async ({
  page,
  goTo,
  asClient,
}) => {
  test.setTimeout(90_000);
  await given('a client far down a library', async () => {
    await asClient('everything');
    await goTo(pages.equities, oldestFirst);
    await expect(tiles(page)).toHaveCount(50);
    await loadMore(page);
    await expect(tiles(page)).toHaveCount(100);
    await expectListSettled(page);
  });
  const title = await titleAt(page, 70);
  const link = page.getByRole('link', { name: title, exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  await framesDrawn(page);
  const before = await topOf(page, title);
  const isAsItWas = async () => {
    await expect(tiles(page)).toHaveCount(100);
    await expect.poll(async () => Math.abs((await topOf(page, title)) - before)).toBeLessThan(3);
  };
  await when('the browser discards the tab in the background, and loads it again', async () => {
    await page.evaluate(() => {
      addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.reload();
  });
  await then('both pages are there, and the same tiles in sight', isAsItWas);
  await when('reloading the page', () => page.reload());
  await then('they are there again', isAsItWas);
  await when('opening a publication and going back by its button', async () => {
    await link.click();
    await back(page).click();
  });
  await then('both pages are there, the tile where it was, with the focus', async () => {
    await isAsItWas();
    await expect(link).toBeFocused();
  });
  await when('opening it by the keyboard, reloading there, and going back', async () => {
    await link.press('Enter');
    await expect(back(page)).toBeVisible();
    await page.reload();
    await back(page).waitFor();
    await page.goBack();
  });
  await then('the pages are read again, and all is as it was', async () => {
    await isAsItWas();
    await expect(link).toBeFocused();
  });
  await when('coming by the address again', () => goTo(pages.equities, oldestFirst));
  await then('it starts with its first page', async () => {
    await expect(more(page)).toBeVisible();
    await expect(tiles(page)).toHaveCount(50);
  });
  const pill = tiles(page).nth(20).getByRole('list', { name: 'Tags' }).getByRole('link').first();
  const profile = (await pill.getAttribute('href')) ?? '';
  await when('following a pill, and going back', async () => {
    await pill.click();
    await expect(page).toHaveURL(profile);
    await page.goBack();
  });
  await then('it has the focus and is in sight', async () => {
    await expect(pill).toBeFocused();
    await expect(pill).toBeInViewport();
  });
});

test('[T-01] [T-02] [L-18] odd records break neither the page nor its width, as tiles and as rows', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/highlights_documents has an unexpected shape. Not read: publication_date/);
  const words = {
    markup: '<img src=x onerror="top.stolen = 1"><b>Banks</b> & <script>top.stolen = 1</script>',
    long: 'Rückversicherungsgesellschaften '.repeat(9) + 'im Winter',
    unbreakable: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(7),
  };
  await page.setViewportSize({ width: 390, height: 800 });
  await given('a day of odd records', async () => {
    await asClient('everything');
    await showListsAs(page, 'tiles');
    // Made from a real one.
    const sample = (await highlightsOf('everything')).records[0];
    if (sample === undefined) throw new Error('There is no publication today.');
    const tag = Object.values(sample.primary_tags).flat()[0];
    const bare: ServedPublication = {
      ...sample,
      long_title: null,
      attachment_content_type: null,
      thumbnail_url: null,
      download_link: '',
      preview_link: '',
      publication_date: 'unknown',
      language: { value: 'Rumantsch' },
      publication_type: { value: 'x'.repeat(200), translated_value: null },
      asset_classification: { value: '', translated_value: null },
      primary_tags: {},
      other_tags: tag === undefined ? {} : { Odd: [{ ...tag, category: 'Odd', value: 'y'.repeat(300) }] },
    };
    const records: ServedPublication[] = [
      { ...bare, doc_ref: 'bare', title: 'Bare' },
      { ...bare, doc_ref: 'untitled', title: '' },
      ...Object.entries(words).map(([doc_ref, title]) => ({ ...sample, doc_ref, title })),
      { ...sample, doc_ref: 'closed', title: words.unbreakable, entitled: false },
    ];
    const paging = { page: 1, num_pages: 1, max_records: records.length };
    await page.route('**/api/highlights_documents*', (route) =>
      route.fulfill({ json: { records, pagination_metadata: paging } }),
    );
  });
  await when('opening it', () => goTo(pages.home));
  for (const view of ['Tiles', 'Rows']) {
    await when(`looking at ${view}`, () => page.getByRole('button', { name: view, exact: true }).click());
    await then('all are shown, as text', async () => {
      await expect(page.getByRole('button', { name: view, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(tiles(page)).toHaveCount(6);
      await expect(page.getByRole('heading', { name: words.markup, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Untitled publication' })).toBeVisible();
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    });
    await then('nothing is wider than the screen', async () => {
      const [scroll, client] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth] as const;
      });
      expect(scroll).toBeLessThanOrEqual(client);
      // The row has room for buttons that overlap the tile's edge.
      for (const tile of await page
        .getByRole('listitem')
        .filter({ has: tiles(page) })
        .all()) {
        const box = await tile.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        const [wide, room] = await tile.evaluate((each) => [each.scrollWidth, each.clientWidth] as const);
        expect(wide).toBeLessThanOrEqual(room);
      }
      await expectNoAxeViolations(page);
    });
  }
});
