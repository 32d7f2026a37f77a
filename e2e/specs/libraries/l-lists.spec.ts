import { pages } from '@portal/contract';
import type { ServedPublication, ServedPublicationList } from '@portal/wire';
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

/** Pages are made from a real publication. */
async function serve(
  page: Page,
  answer: (number: number, sample: ServedPublication) => ServedPublicationList | number,
): Promise<void> {
  const sample = (await highlightsOf('everything')).records[0];
  if (sample === undefined) throw new Error('There is no publication today.');
  await page.route('**/api/highlights_documents*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const made = answer(number, sample);
    return typeof made === 'number'
      ? route.fulfill({ status: made, json: { status: made, title: 'Broken' } })
      : route.fulfill({ json: made });
  });
}

const some = (sample: ServedPublication, from: number, count: number): ServedPublication[] =>
  Array.from({ length: count }, (_, place) => ({
    ...sample,
    doc_ref: `made-${from + place}`,
    title: `Publication ${from + place}`,
  }));

test('[T-02] a page that fails leaves the others, and the same button tries again', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/500 .*highlights_documents/);
  let broken = true;
  await given('a day whose second page fails', async () => {
    await asClient('everything');
    await serve(page, (number, sample) =>
      number === 2 && broken
        ? 500
        : {
            records: some(sample, (number - 1) * 50, 50),
            pagination_metadata: { page: number, num_pages: 2, max_records: 100 },
          },
    );
  });
  await goTo(pages.home);
  await when('asking for more', () => loadMore(page));
  await then('the first page stays, and the failure is shown in its place', async () => {
    await expect(page.getByText('Further publications could not be loaded.')).toBeVisible();
    await expect(tiles(page)).toHaveCount(50);
    await expect(page.getByText('50 of 100 publications', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  broken = false;
  await when('trying again', () => again.press('Enter'));
  await then('the second page follows', () => expect(tiles(page)).toHaveCount(100));
});

test('[T-02] what moves between the pages is shown once, and the count stays true', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a day on which three are published while it is read', async () => {
    await asClient('everything');
    await serve(page, (number, sample) => ({
      records: number === 1 ? some(sample, 3, 50) : some(sample, 50, 40),
      pagination_metadata: { page: number, num_pages: 2, max_records: number === 1 ? 87 : 90 },
    }));
  });
  await goTo(pages.home);
  await expect(page.getByText('50 of 87 publications', { exact: true })).toBeVisible();
  await when('asking for more', () => loadMore(page));
  await then('none stands twice, and the end counts what is there', async () => {
    await expect(page.getByText('87 publications', { exact: true })).toBeVisible();
    await expect(page.getByText('No more publications available.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Publication 51', exact: true })).toHaveCount(1);
  });
});

for (const view of ['tiles', 'rows'] as const) {
  test(`[T-01] [T-02] [L-18] odd records, as ${view}, break neither the page nor its width`, async ({
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
      await showListsAs(page, view);
      await serve(page, (number, sample) => {
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
        const records = [
          { ...bare, doc_ref: 'bare', title: 'Bare' },
          { ...bare, doc_ref: 'untitled', title: '' },
          ...Object.entries(words).map(([doc_ref, title]) => ({ ...sample, doc_ref, title })),
          { ...sample, doc_ref: 'closed', title: words.unbreakable, entitled: false },
        ];
        return { records, pagination_metadata: { page: number, num_pages: 1, max_records: records.length } };
      });
    });
    await when('opening it', () => goTo(pages.home));
    await then('all are shown, as text', async () => {
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
  });
}

test('[L-14] what was searched is marked in the titles, whatever its case and accents', async ({
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

test('[T-01] each tile names its language', async ({ page, goTo, asClient, withPublication }) => {
  await withPublication({ title: 'Auf Deutsch geschrieben', language: 'de' });
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.home);
  const tile = tiles(page).filter({ hasText: 'Auf Deutsch geschrieben' });
  await then('as DE, and as a word for those who hear it', async () => {
    await expect(tile.getByText('DE', { exact: true })).toBeVisible();
    await expect(tile.getByText('German', { exact: true })).toBeAttached();
  });
});

test('[L-07] [L-08] the link of a list is copied with its whole state', async ({
  page,
  context,
  goTo,
  asClient,
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
});

test('where the clipboard fails, the link is shown', async ({ page, goTo, asClient, trouble }) => {
  trouble.expect(/could not be copied/);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await given('a client whose browser copies nothing', () => asClient('everything'));
  await goTo(pages.todaysHighlights);
  await when('copying the link', () => page.getByRole('button', { name: 'Copy link' }).click());
  const dialog = page.getByRole('dialog', { name: 'Copy link' });
  await then('it says so and shows it', async () => {
    await expect(dialog).toContainText('Your browser did not let the portal copy the link.');
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
      /\/todays-highlights\?Language=English;German$/,
    );
    await expectNoAxeViolations(page);
  });
});
