import { pages } from '@portal/contract';
import { reportErrors, type ServedPublicationList } from '@portal/wire';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { highlightOf, highlightsOf, loadMore, showListsAs } from '#browser/publications.ts';
import { nextTab } from '#browser/openedTab.ts';
import { showWhatIsClosed } from '#browser/filters.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';
import { translate } from '#browser/appearance/translate.ts';

const tileOf = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .first();

/** Made from a real publication; with an asset class chosen there are more than a list shows. */
async function serveDay(page: Page): Promise<void> {
  const sample = (await highlightsOf('everything')).records[0];
  if (sample === undefined) throw new Error('There is no publication today.');
  await page.route('**/api/highlights_documents*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const count = query.get('tag_filters')?.includes('Asset Classification') === true ? 200 : 120;
    const [number, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 50)];
    const records = Array.from({ length: Math.min(size, count - (number - 1) * size) }, (_, place) => ({
      ...sample,
      doc_ref: `made-${number}-${place}`,
      title: `Publication ${(number - 1) * size + place + 1}`,
    }));
    const answer: ServedPublicationList = {
      records,
      pagination_metadata: { page: number, num_pages: Math.ceil(count / size), max_records: count },
    };
    return route.fulfill({ json: answer });
  });
  await page.route(/\/api\/publication_count/, (route) => route.fulfill({ json: { count: 200 } }));
}

test('[T-01] [T-05] [I-02] a tile shows its facts and actions; a PDF opens in a new tab, a sheet is saved', async ({
  page,
  context,
  goTo,
  asClient,
  withPublication,
}) => {
  const docRef = await withPublication({ title: 'Every part of a tile', form: 'pdf' });
  const sheet = 'Figures to keep';
  const sheetRef = await withPublication({ title: sheet, form: 'xlsx' });
  const pdf = await highlightOf('everything', docRef);
  await given('a client with everything', () => asClient('everything'));
  await showListsAs(page, 'tiles');
  await goTo(pages.home);
  const tile = tileOf(page, pdf.title);
  await then('what it is about is there', async () => {
    await expect(tile).toContainText(pdf.asset_classification.value.split(',')[0] ?? '');
    await expect(tile).toContainText(pdf.publication_type.translated_value ?? pdf.publication_type.value);
    await expect(tile).toContainText(/\d{2}\.\d{2}\.\d{4}\s*\d{2}:\d{2}/);
    await expect(tile.getByRole('list', { name: 'Tags' }).getByRole('listitem').first()).toBeVisible();
    await expect(tile.getByRole('img', { name: 'PDF document' })).toBeVisible();
  });
  await then('the title leads to the preview, the button to the file', async () => {
    await expect(tile.getByRole('link', { name: pdf.title, exact: true })).toHaveAttribute(
      'href',
      pdf.preview_link,
    );
    await expect(tile.getByRole('button', { name: `Download PDF: ${pdf.title}` })).toBeVisible();
  });
  const download = context.waitForEvent('request', (request) => request.url().includes('/download?'));
  const { tab: opened } = await nextTab(context);
  await when('asking for the file', () => tile.getByRole('button', { name: /^Download PDF/ }).click());
  const tab = await opened;
  const address = new URL((await download).url());
  await then('the link leads to the document', async () => {
    expect(address.pathname).toBe(`/api/${pdf.download_link}`);
    expect(address.searchParams.get('auth_token')).toMatch(/.+/);
    expect(tab).not.toBe(page);
    await expect(page).toHaveURL(pages.home.href());
  });
  await then('a real PDF comes', async () => {
    const file = await page.request.get(address.href);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['content-disposition']).toMatch(/^inline/);
    const bytes = await file.body();
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.byteLength).toBeGreaterThan(5_000);
  });
  await then('the link opens nothing else', async () => {
    const { records } = await highlightsOf('everything');
    const other = records.find(({ download_link: link }) => link !== '' && link !== pdf.download_link);
    const refused = await page.request.get(`/api/${other?.download_link ?? ''}${address.search}`);
    expect(refused.status()).toBe(401);
  });
  const sheetRequest = context.waitForEvent('request', (request) =>
    request.url().includes(`${sheetRef}/download?`),
  );
  const { tab: next } = await nextTab(context);
  const downloaded = next.then((tab) => tab.waitForEvent('download'));
  await when('asking for the spreadsheet', () =>
    tileOf(page, sheet)
      .getByRole('button', { name: /^Download XLSX/ })
      .click(),
  );
  const saved = await downloaded;
  await then('the file is kept under its title', async () => {
    expect(new URL((await sheetRequest).url()).searchParams.get('force_download')).toBe('true');
    expect(saved.suggestedFilename()).toMatch(/\.xlsx$/);
    const bytes = await readFile(await saved.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

test('[T-01] [G-13] what is not in the subscription is marked, blocked and explained', async ({
  page,
  goTo,
  asClient,
  withPublication,
}) => {
  const closed = { title: 'Bonds, for others' };
  await withPublication({ ...closed, asset_classes: ['Fixed Income'] });
  await given('a client with equity research only', () => asClient('equity'));
  await showWhatIsClosed(page);
  await goTo(pages.home);
  const tile = tileOf(page, closed.title);
  await then('nothing leads anywhere', () => expect(tile.getByRole('link')).toHaveCount(0));
  await when('pointing at the title', () =>
    tile.getByRole('button', { name: closed.title, exact: true }).hover(),
  );
  await then('a tooltip says why', () =>
    expect(page.getByRole('tooltip')).toHaveText('This content is not included in your subscription.'),
  );
  await when('asking for it all the same', () =>
    tile.getByRole('button', { name: closed.title, exact: true }).click(),
  );
  const modal = page.getByRole('dialog', { name: 'No access – invalid subscription' });
  await then('the modal says whom to ask', async () => {
    await expect(modal).toBeVisible();
    await expect(modal.getByRole('link', { name: /publications@/ })).toHaveAttribute('href', /^mailto:/);
  });
  await when('pressing Escape', () => page.keyboard.press('Escape'));
  await then('it is gone', () => expect(modal).toBeHidden());
  for (const [how, close] of [
    ['its button', () => modal.getByRole('button', { name: 'Close' }).click()],
    ['a click next to it', () => page.mouse.click(8, 8)],
  ] as const) {
    await tile.getByRole('button', { name: closed.title, exact: true }).click();
    await expect(modal).toBeVisible();
    await when(`using ${how}`, close);
    await then('it is gone', () => expect(modal).toBeHidden());
  }
});

test('[T-01] words without end widen no page', async ({ page, goTo, asClient }) => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(8);
  const sample = (await highlightsOf('everything')).records[0];
  const records = [{ ...sample, title: word, publication_type: { value: word, translated_value: word } }];
  await given('an API that answers such a word', async () => {
    await asClient('everything');
    await page.route(/api\/(bonds_documents|selected_fixed_income|web_documents)/, (route) =>
      route.fulfill({
        json: { records, pagination_metadata: { page: 1, num_pages: 1, max_records: 1 } },
      }),
    );
  });
  await when('searching one', () => goTo(pages.fixedIncome, { search_term: word, Company: word }));
  for (const width of [1440, 390]) {
    await when(`the window has ${width} pixels`, () => page.setViewportSize({ width, height: 900 }));
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect(filters).toHaveCount(width === 390 ? 1 : 0);
    await expect(page.getByText('1 of 1 publication', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
    await then('all of it keeps within the window', async () => {
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  }
});

test('[T-02] [H-06] [I-01] placeholders hold places, Load More appends and keeps focus, up to the limit', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  await given('a day with 120 publications, and an API that takes its time', async () => {
    await asClient('everything');
    await serveDay(page);
    await page.route('**/api/highlights_documents*', async (route) => {
      await released;
      await route.fallback();
    });
  });
  await goTo(pages.home);
  await then('places are kept, silently', async () => {
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem', { includeHidden: true })).toHaveCount(50);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
  await when('the answer comes', () => Promise.resolve(answer()));
  const more = page.getByRole('button', { name: 'Load More' });
  await then('tiles take their places', () =>
    expect(page.getByText('50 of 120 publications', { exact: true })).toBeVisible(),
  );
  await when('the browser translates the page', () => translate(page));
  await when('loading more while the API cannot answer', async () => {
    trouble.expect(/500 .*highlights_documents/);
    await page.route(
      '**/api/highlights_documents*',
      (route) => route.fulfill({ status: 500, json: { detail: 'It is broken.' } }),
      { times: 1 },
    );
    await more.click();
  });
  await then('it is shown where the next page would be', async () => {
    await expect(page.getByText('Further publications could not be loaded.')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await when('trying again', () => page.getByRole('button', { name: 'Try again' }).click());
  await then('the next page follows the first', async () => {
    await expect(page.getByText('100 of 120 publications', { exact: true })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Publication 1');
    await expect(page.getByRole('article').last().getByRole('heading')).toHaveText('Publication 100');
    await expect(more).toBeFocused();
  });
  await when('loading the rest', () => loadMore(page));
  await then('the end shows it', async () => {
    await expect(page.getByText('120 of 120 publications', { exact: true })).toBeVisible();
    await expect(page.getByText('No more publications available.')).toBeVisible();
    await expect(more).toHaveCount(0);
  });
  await when('choosing a class with more publications than a list shows, and loading all', async () => {
    await page.getByRole('checkbox', { name: 'Markets' }).check();
    for (const shown of [50, 100, 150]) {
      await expect(page.getByText(`${shown} of 200 publications`, { exact: true })).toBeVisible();
      await loadMore(page);
    }
  });
  await then('it is shown, once', async () => {
    await expect(page.getByText('Too many publications. Please refine your search.')).toBeVisible();
    await expect(page.getByText('No more publications available.')).toHaveCount(0);
    await expect(more).toHaveCount(0);
  });
});

test('[T-02] [T-04] [T-06] [F-16] only tags with a profile are links; an unreadable record is skipped and reported', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/highlights_documents has an unexpected shape/);
  const tag = (id: number, category: string, value: string, more: object = {}) => ({
    ...{ id, category, value, translated_value: null, external_id: `x-${id}` },
    ...{ profile_active: true, inactive: false, ...more },
  });
  const tags = {
    primary_tags: {
      Company: [tag(1, 'Company', 'Active'), tag(2, 'Company', 'Former', { inactive: true })],
      Sector: [
        tag(3, 'Sector', 'Banks', { external_id: 'S0002' }),
        tag(4, 'Sector', 'Unprofiled', { profile_active: false }),
      ],
    },
    other_tags: { Theme: [tag(5, 'Theme', 'Dividends')] },
  };
  await given(
    'tags of every kind, on publications of which one is not included and one has no title',
    async () => {
      await asClient('everything');
      const [sample] = (await highlightsOf('everything')).records;
      const records = [
        { ...sample, ...tags, doc_ref: 'tagged', title: 'Included' },
        { ...sample, ...tags, doc_ref: 'untitled', title: null, long_title: null },
        { ...sample, ...tags, doc_ref: 'greyed', title: 'Not included', entitled: false },
      ];
      await page.route('**/api/highlights_documents*', (route) =>
        route.fulfill({ json: { records, pagination_metadata: { page: 1, num_pages: 1, max_records: 3 } } }),
      );
    },
  );
  await showListsAs(page, 'tiles');
  const report = page.waitForRequest((request) => request.url().endsWith(`/${reportErrors.path}`));
  await goTo(pages.home);
  await then('two are there, and a line for the one that is not', async () => {
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Included', 'Not included']);
    await expect(page.getByText('1 entry could not be displayed. We have been informed.')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await then('a report says which call, which record and which field', async () => {
    expect((await report).postData()).toContain(
      'The answer of highlights_documents has an unexpected shape. Records left out: 1 (records.1.title:',
    );
  });
  const tagsOf = (title: string) => tileOf(page, title).getByRole('list', { name: 'Tags' });
  const tagLinks = (title: string) => tileOf(page, title).locator('a[href*="_profile/"]');
  await then('two of the five are links, the company ahead of the others', async () => {
    await expect(tagsOf('Included').getByRole('listitem')).toHaveText([
      'Former',
      'Banks',
      'Unprofiled',
      'Dividends',
    ]);
    await expect(tagLinks('Included')).toHaveText(['Active', 'Banks']);
    await expect(tagsOf('Not included').getByRole('listitem')).toHaveCount(4);
    await expect(tileOf(page, 'Not included')).toContainText('Active');
    await expect(tileOf(page, 'Not included').getByRole('link')).toHaveCount(0);
  });
  await when('one of them is followed', () =>
    tagsOf('Included').getByRole('link', { name: 'Banks' }).click(),
  );
  await then('its profile is there', () => expect(page).toHaveURL(pages.sectorProfile.href({ id: 'S0002' })));
});
