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

test('[L-07] Back from a preview finds the list as it was: pages, place and focus', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client far down a library', async () => {
    await asClient('everything');
    await goTo(pages.allResearch, oldestFirst);
    await expect(tiles(page)).toHaveCount(50);
    await loadMore(page);
    await expect(tiles(page)).toHaveCount(100);
    await expectListSettled(page);
  });
  const title = await titleAt(page, 80);
  const link = page.getByRole('link', { name: title, exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  await framesDrawn(page);
  const before = await topOf(page, title);
  const movedBy = async () => Math.abs((await topOf(page, title)) - before);
  await when('opening a publication and going back by its button', async () => {
    await link.click();
    await back(page).click();
  });
  await then('both pages are there, the tile where it was, with the focus', async () => {
    await expect(tiles(page)).toHaveCount(100);
    await expect(link).toBeFocused();
    await expect.poll(movedBy).toBeLessThan(3);
  });
  await when('opening it by the keyboard, reloading there, and going back', async () => {
    await link.press('Enter');
    await expect(back(page)).toBeVisible();
    await page.reload();
    await back(page).waitFor();
    await page.goBack();
  });
  await then('the pages are read again, and all is as it was', async () => {
    await expect(tiles(page)).toHaveCount(100);
    await expect(link).toBeFocused();
    await expect.poll(movedBy).toBeLessThan(3);
  });
});

test('[I-01] [L-16] another language of the interface keeps the pages of a list', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a client far down a library', async () => {
    await asClient(await withClient());
    await goTo(pages.allResearch, oldestFirst);
    await expect(tiles(page)).toHaveCount(50);
    await loadMore(page);
    await expect(tiles(page)).toHaveCount(100);
  });
  await when('switching to German', async () => {
    const editions = page.waitForResponse(
      (response) => response.url().includes('fold_editions=German') && response.url().includes('page=2&'),
    );
    await page.getByRole('button', { name: 'DE Deutsch' }).click();
    await editions;
  });
  await then('both pages are there in German', () =>
    expect(page.locator('li[lang=de] article')).toHaveCount(100),
  );
});

test('[L-07] a reload keeps pages and place', async ({ page, goTo, asClient }) => {
  await given('a client far down the library', async () => {
    await asClient('everything');
    await goTo(pages.equities, oldestFirst);
    await expect(tiles(page)).toHaveCount(50);
    await loadMore(page);
    await expect(tiles(page)).toHaveCount(100);
    await expectListSettled(page);
  });
  const title = await titleAt(page, 70);
  await page.getByRole('link', { name: title, exact: true }).first().scrollIntoViewIfNeeded();
  await framesDrawn(page);
  const before = await topOf(page, title);
  await when('reloading', () => page.reload());
  await then('both pages are there, and the same tiles in sight', async () => {
    await expect(tiles(page)).toHaveCount(100);
    await expect.poll(async () => Math.abs((await topOf(page, title)) - before)).toBeLessThan(3);
  });
  await when('coming by the address again', () => goTo(pages.equities, oldestFirst));
  await then('it starts with its first page', async () => {
    await expect(more(page)).toBeVisible();
    await expect(tiles(page)).toHaveCount(50);
  });
});

test('[L-07] Back from a profile finds the pill that was followed', async ({ page, goTo, asClient }) => {
  await given('a client in a library', async () => {
    await asClient('everything');
    await goTo(pages.equities, oldestFirst);
    await expect(tiles(page).nth(20)).toBeAttached();
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
}) => {
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
    const bare = {
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

test('[L-14] [T-01] what was searched is marked in the titles, whatever its case and accents, and a tile names its language', async ({
  page,
  goTo,
  asClient,
  withPublication,
}) => {
  await withPublication({ title: 'Zürcher Banken im Überblick', language: 'de' });
  await given('a client with everything', () => asClient('everything'));
  await when('searching', () => goTo(pages.allResearch, { search_term: 'zurcher BANKEN' }));
  const title = page.getByRole('heading', { name: 'Zürcher Banken im Überblick' });
  await then('the words are marked, and the name is whole', async () => {
    await expect(title.locator('mark')).toHaveText(['Zürcher', 'Banken']);
    await expect(title).toHaveAttribute('lang', 'de');
    await expectNoAxeViolations(page);
  });
  await then('its language stands on the tile, as a word for those who hear it', async () => {
    const tile = tiles(page).filter({ has: title });
    await expect(tile.getByText('DE', { exact: true })).toBeVisible();
    await expect(tile.getByText('German', { exact: true })).toBeAttached();
  });
});

test('[L-14] a search that finds nothing leads to the spelling that does', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a client who reads in German on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await asClient(await withClient({ preferred_language: 'German' }));
  });
  await when('a word is spelt wrong', () => goTo(pages.allResearch, { search_term: 'Dividennde' }));
  const link = page.getByRole('link', { name: 'dividende', exact: true });
  await then('the right one is asked about', async () => {
    await expect(page.getByText('Meinten Sie: dividende')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await when('it is meant', () => link.click());
  await then('its publications are there', async () => {
    await expect(tiles(page).first().locator('mark').first()).toHaveText(/dividende/i);
    expect(new URL(page.url()).searchParams.get('search_term')).toBe('dividende');
  });
});

test('[L-07] [L-08] the link of a list is copied with its whole state', async ({
  page,
  context,
  goTo,
  asClient,
  trouble,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await given('a client with a search', () => asClient('everything'));
  await goTo(pages.equities, { search_term: 'bank', sorting: 'asc' });
  await when('copying the link', () => page.getByRole('button', { name: 'Copy link' }).click());
  await then('it names everything, also what was only remembered', async () => {
    await expect(page.getByText('The link was copied.')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await then('the field takes it', async () => {
    // The page may write to the clipboard, not read it.
    await page.getByRole('banner').getByRole('combobox').first().focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByRole('banner').getByRole('combobox').first()).toHaveValue(
      `${new URL(page.url()).origin}/equities?search_term=bank&Language=English;German&sorting=asc`,
    );
  });
  await when('copying it where the browser does not let the page', async () => {
    trouble.expect(/The link could not be copied/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
  });
  await then('it is shown, to be copied by hand', async () => {
    await expect(page.getByRole('dialog', { name: 'Copy link' }).getByRole('textbox')).toHaveValue(
      /\/equities\?search_term=bank&Language=English;German&sorting=asc$/,
    );
    await expectNoAxeViolations(page);
  });
});
