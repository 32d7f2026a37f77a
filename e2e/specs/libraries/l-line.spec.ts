import { pages } from '@portal/contract';
import { libraryCalls } from '@portal/wire-libraries';
import type { Locator, Page, Response } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { filterButton, moreFilters, openFilter } from '#browser/filters.ts';
import { expectListSettled } from '#browser/publications.ts';
import { recordShifts, shiftsText, sumOf } from '#browser/watching/layoutShifts.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const stockRatings = /Outperform|Market perform|Underperform/;
/** Some companies are called “… Holding”. */
const foreignRatings = /Buy|Hold(?!ing)|Sell/;
const creditRatings = /(AAA|AA|A|BBB|BB|B|CCC|CC|C|D)[+-]? (positive|stable|negative)/;

const funds = 'Real Estate Funds / Investment Foundations';

/** Some have rating changes next to their list, or a featured study. */
const libraries: {
  at: { path: string; href: () => string };
  title: string;
  ratings?: [table: string, words: RegExp];
  features?: true;
  /** Shows 200 of all publications. */
  isLimited?: true;
  /** What only this library shows. */
  particulars?: (page: Page, ratings: Response | undefined) => Promise<void>;
}[] = [
  {
    ...{ at: pages.equities, title: 'Equities' },
    ratings: ['Rating changes', stockRatings],
    particulars: (_, ratings) =>
      then('the ratings are asked for without the funds', () => {
        const query = new URL(ratings?.url() ?? '').searchParams;
        expect(query.get('exclude_tag_filters')).toBe(JSON.stringify({ Sector: [funds] }));
        return Promise.resolve();
      }),
  },
  {
    ...{ at: pages.fixedIncome, title: 'Fixed Income', features: true },
    ratings: ['Credit rating changes', creditRatings],
    particulars: async (page) => {
      const selected = page.getByRole('region', { name: 'Selected publications' });
      await then('there are fifteen selected publications without pages, each with its day', async () => {
        await expect(selected.getByRole('article')).toHaveCount(15);
        await expect(selected.getByRole('article').first()).toContainText(/\d{2}\.\d{2}\.\d{4}/);
        await expect(selected.getByRole('navigation')).toHaveCount(0);
      });
      await then('all of it passes every rule of axe', () => expectNoAxeViolations(page));
    },
  },
  { at: pages.international, title: 'International', ratings: ['Rating changes', foreignRatings] },
  { at: pages.markets, title: 'Markets' },
  {
    ...{ at: pages.realEstate, title: 'Real Estate', features: true },
    ratings: ['Rating changes', stockRatings],
    particulars: (_, ratings) =>
      then('the ratings are of its sectors', async () => {
        const query = new URL(ratings?.url() ?? '').searchParams;
        expect(query.get('tag_filters')).toBe(JSON.stringify({ Sector: ['Real Estate', funds] }));
        const { records } = libraryCalls.latestRatings.answer.parse(await ratings?.json());
        expect(records.length).toBeGreaterThan(0);
        expect(new Set(records.map(({ sector }) => sector?.value))).toEqual(new Set(['Real Estate', funds]));
      }),
  },
  { at: pages.allResearch, title: 'All Research', isLimited: true },
];

/** The first entry starts at most this far below the top of the content, in pixels. */
const mostAbove = 260;
const mostTabStops = 12;

const firstEntry = (page: Page) => page.getByRole('listitem').getByRole('article').first();

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return box;
}

const lineIsThere = (page: Page) =>
  expect(page.getByRole('combobox', { name: /^(Search filters|Filter suchen)$/ })).toBeVisible();

async function tabStopsToEntry(page: Page): Promise<number> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the publications' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let stops = 3; stops <= 40; stops += 1) {
    await page.keyboard.press('Tab');
    // A role query would search the whole list.
    if ((await page.locator('article:focus-within').count()) > 0) return stops;
  }
  throw new Error('No entry is reached.');
}

async function isLibrary(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(
    page.getByRole('status').filter({ hasText: /^(\d+ of )?[\d,]+ publications?$/ }),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
}

async function countsAll(page: Page): Promise<void> {
  const count = page.getByRole('status').filter({ hasText: /^50 of [\d,]+ publications$/ });
  const [, all = ''] = /of ([\d,]+)/.exec(await count.innerText()) ?? [];
  expect(Number(all.replace(',', ''))).toBeGreaterThan(200);
}

async function hasRatings(page: Page, [name, words]: [table: string, words: RegExp]): Promise<void> {
  const table = page.getByRole('table', { name, exact: true });
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toContainText(words);
  await expect(rows.nth(1)).toContainText(/\d{2}\.\d{2}\.\d{4}/);
  expect(await rows.count()).toBeLessThanOrEqual(16);
  await expect(table.getByRole('link').first()).toHaveAttribute('href', /^\/company_profile\//);
}

test('[L-01] [L-09] [L-10] [L-11] [L-12] [L-17] [L-24] [T-06] [S-09] every library shows its first entry, moves nothing, and has its own panels', async ({
  page,
  goTo,
  asClient,
}) => {
  test.setTimeout(60_000);
  await given('a client with everything', () => asClient('everything'));
  const shifts = await recordShifts(page);
  const ratingsRead: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith(`/${libraryCalls.latestRatings.path}`))
      ratingsRead.push(response);
  });
  for (const { at, title, ratings, features, isLimited, particulars } of libraries) {
    await when(`opening ${at.path}`, () => goTo(at));
    await expect(firstEntry(page)).toBeVisible();
    await lineIsThere(page);
    await then('its first entry begins near the top', async () => {
      const [content, entry] = [await boxOf(page.getByRole('main')), await boxOf(firstEntry(page))];
      expect(entry.y - content.y).toBeLessThanOrEqual(mostAbove);
      expect(entry.y + entry.height).toBeLessThanOrEqual(900);
    });
    await then('its title, count and sorting are there', () => isLibrary(page, title));
    if (isLimited === true) await then('its count goes beyond the limit of 200', () => countsAll(page));
    await then('nothing has moved', async () => {
      const moved = await shifts.read();
      expect(sumOf(moved), shiftsText(moved)).toBe(0);
    });
    if (ratings !== undefined)
      await then('each rating has a company, a rating and a day', () => hasRatings(page, ratings));
    if (features === true)
      await then('one study is featured', () =>
        expect(page.getByRole('region', { name: 'Latest research' }).getByRole('article')).toHaveCount(1),
      );
    await particulars?.(page, ratingsRead.at(-1));
    await then('the keyboard is soon there', async () => {
      expect(await tabStopsToEntry(page)).toBeLessThanOrEqual(mostTabStops);
    });
  }
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });
  await when('going to another by its tab', () => tab('Equity').click());
  await then('it is there', () => isLibrary(page, 'Equities'));
  await expect(firstEntry(page)).toBeVisible();
  await hasRatings(page, ['Rating changes', stockRatings]);
  await when('going on to the next', () => tab('International').click());
  await then('it is there, with its own ratings', async () => {
    await isLibrary(page, 'International');
    await hasRatings(page, ['Rating changes', foreignRatings]);
  });
});

test('[L-02] [L-17] the line shows and clears what is chosen, and stays in sight with its panels', async ({
  page,
  goTo,
  asClient,
}) => {
  test.setTimeout(60_000);
  await given('a client', () => asClient('everything'));
  await goTo(pages.equities);
  const button = filterButton(page, 'Sector');
  await when('opening the sectors', () => openFilter(page, 'Sector'));
  await then('the button says that they are open, and typing finds', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('combobox', { name: 'Sector' })).toBeFocused();
    await expectNoAxeViolations(page);
  });
  await when('choosing one that is found by typing', async () => {
    await page.getByRole('combobox', { name: 'Sector' }).fill('BANK');
    await page.getByRole('option', { name: /^Banks \d+$/ }).click();
  });
  await then('the button shows it, the address too, and banks are listed', async () => {
    await expect(button).toHaveAccessibleName('Sector: Banks');
    await expect(page).toHaveURL(`${pages.equities.path}?Sector=Banks&Language=English;German`);
    await expect(page.getByRole('article').first()).toContainText('Banks');
  });
  await when('choosing another', async () => {
    await page.getByRole('combobox', { name: 'Sector' }).fill('');
    await page.getByRole('option', { name: /^Construction \d/ }).click();
  });
  await then('it shows how many there are, and each has a chip', async () => {
    await expect(button).toHaveAccessibleName('Sector: Banks +1');
    await expect(
      page.getByRole('button', { name: 'Remove filter Sector: Construction', exact: true }),
    ).toBeVisible();
  });
  await when('pressing Escape', () => page.keyboard.press('Escape'));
  await then('the panel is gone, and focus is where it was opened', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expectNoAxeViolations(page);
  });
  await when('taking the second away by its chip', () =>
    page.getByRole('button', { name: 'Remove filter Sector: Construction', exact: true }).click(),
  );
  await then('the button alone shows what is left', async () => {
    await expect(button).toHaveAccessibleName('Sector: Banks');
    await expect(page.getByRole('button', { name: 'Remove filter Sector: Banks', exact: true })).toHaveCount(
      1,
    );
  });
  await when('taking it away by its ×', () =>
    page.getByRole('button', { name: 'Remove filter Sector: Banks', exact: true }).click(),
  );
  await then('nothing is chosen, and focus has not gone', async () => {
    await expect(button).toHaveAccessibleName('Sector');
    await expect(button).toBeFocused();
    await expect(page).not.toHaveURL(/Sector=/);
  });
  await expectListSettled(page);
  await when('scrolling', async () => {
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 1500);
  });
  await then('the filters are at the top of the window', async () => {
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const { y, height } = await boxOf(button.locator('..'));
    expect(height).toBe(40);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(16);
  });
  await when('opening one and clicking elsewhere', async () => {
    await openFilter(page, 'Sector');
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
    // Next to the list: a title there would open.
    await page.mouse.click(4, 700);
  });
  await then('it is closed', () => expect(page.getByRole('dialog')).toHaveCount(0));
  await when('opening the dates', () => filterButton(page, 'Date range').click());
  const dates = page.getByRole('dialog', { name: 'Date range' });
  for (const width of [1200, 1024, 960]) {
    await when(`the window becomes ${width} px wide`, () => page.setViewportSize({ width, height: 900 }));
    await then('they are within it', () =>
      expect
        .poll(async () => {
          const { x, width: wide } = await boxOf(dates);
          return x >= 0 && x + wide <= width;
        })
        .toBe(true),
    );
  }
  await page.keyboard.press('Escape');
  await when('the window is low', () => page.setViewportSize({ width: 1024, height: 400 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await when('going through the sectors from the end', async () => {
    await openFilter(page, 'Sector');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('option').last().scrollIntoViewIfNeeded();
  });
  await then('the last one is in sight', () =>
    expect(page.getByRole('dialog').getByRole('option').last()).toBeInViewport({ ratio: 1 }),
  );
});

// German has longer words.
test('[L-17] what does not fit stands behind one button, at every width', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  const more = 'Weitere Filter';
  await given('a client', async () => asClient(await withClient({ preferred_language: 'German' })));
  await goTo(pages.allResearch);
  await lineIsThere(page);
  for (const width of [1440, 1024, 960]) {
    await when(`the window is ${width} px wide`, () => page.setViewportSize({ width, height: 900 }));
    await then('one line holds what has room', async () => {
      await expect(moreFilters(page)).toHaveText(more);
      // The line is measured one frame after the window.
      const beyondLine = () =>
        page
          .getByRole('region', { name: /^Filters?$/ })
          .getByRole('button')
          .evaluateAll((buttons) => {
            const tops = buttons.map((each) => Math.round(each.getBoundingClientRect().y));
            return Math.max(...tops) - Math.min(...tops);
          });
      await expect.poll(beyondLine).toBeLessThan(8);
      const beyondWindow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyondWindow).toBeLessThanOrEqual(0);
    });
  }
  await when('opening the others', () => moreFilters(page).click());
  const panel = page.getByRole('dialog', { name: more });
  await then('they are fields', async () => {
    await expect(panel.getByRole('checkbox')).not.toHaveCount(0);
    await expectNoAxeViolations(page);
  });
  await when('ticking one and leaving', async () => {
    await panel.getByRole('checkbox').first().check();
    await page.keyboard.press('Escape');
  });
  await then('it has come into the line, and focus is back', async () => {
    await expect(panel).toHaveCount(0);
    await expect(moreFilters(page)).toBeFocused();
    await expect(page.getByRole('checkbox', { checked: true })).toBeVisible();
  });
  for (const width of [800, 390]) {
    await when(`it is ${width} px wide`, () => page.setViewportSize({ width, height: 844 }));
    await then('one button opens them all', async () => {
      await expect(moreFilters(page)).toHaveCount(0);
      await page.getByRole('button', { name: /^Filters? \(1\)$/ }).click();
      const fields = page.getByRole('dialog', { name: /^Filters?$/ });
      await expect(fields.getByRole('combobox')).toHaveCount(7);
      await page.keyboard.press('Escape');
      await expect(fields).toHaveCount(0);
    });
  }
});

test('[L-17] a wide screen has columns and side panels; a removed filter keeps the focus', async ({
  page,
  goTo,
  asClient,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.equities, { Language: 'German' });
  const entries = page.getByRole('listitem').getByRole('article');
  await expect(entries.nth(3)).toBeVisible();
  await then('three entries stand next to each other, and the ratings next to them', async () => {
    const [one, three, four] = [
      await boxOf(entries.nth(0)),
      await boxOf(entries.nth(2)),
      await boxOf(entries.nth(3)),
    ];
    expect(three.y).toBe(one.y);
    expect(four.y).toBeGreaterThan(one.y);
    const ratings = await boxOf(page.getByRole('table', { name: 'Rating changes' }));
    expect(ratings.x).toBeGreaterThan(three.x + three.width);
    expect(ratings.x + ratings.width - one.x).toBeGreaterThan(1900);
  });

  const gone = async () => {
    await expect(filterButton(page, 'Publication language')).toHaveCount(0);
    await expect(page).not.toHaveURL(/Language=German/);
    await expect(moreFilters(page)).toBeFocused();
  };
  const german = page.getByRole('button', {
    name: 'Remove filter Publication language: German',
    exact: true,
  });
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await when('taking German away by its ×', () => german.press('Enter'));
    await then('focus is behind what it went', gone);
    await when('going back', () => page.goBack());
    await then('it is chosen again', () => expect(german).toBeVisible());
  }
  await when('taking it away within its panel, and leaving', async () => {
    await openFilter(page, 'Publication language');
    await page.getByRole('option', { name: /^German/ }).click();
    await expect(page).not.toHaveURL(/Language=German/);
    await page.keyboard.press('Escape');
  });
  await then('focus is there as well', gone);
});

test('[L-17] [L-06] everything chosen is shown, with or without room in the line, and nothing moves', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  const shifts = await recordShifts(page);
  const chosen = [
    ...['Sector: Banks', 'Company: Bristtec Logistics', 'Analyst: Daniel Bühler'],
    ...['Publication language: German', '01.01.2026 – 09.03.2026'],
  ];
  const search = {
    ...{ Sector: 'Banks', Company: 'Bristtec Logistics', Analyst: 'Daniel Bühler', Language: 'German' },
    ...{ start_date: '2026-01-01', end_date: '2026-03-09' },
  };
  const chips = page.getByRole('list', { name: 'Active filters' });
  for (const [width, hidden] of [
    [1440, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await when(`opening what is narrowed by five, at ${width} px`, () => goTo(pages.equities, search));
    await lineIsThere(page);
    await expect(moreFilters(page)).toHaveText(`More filters (${hidden})`);
    await then('each can be seen, and taken away', async () => {
      for (const words of chosen)
        await expect(
          page.getByRole('button', { name: `Remove filter ${words}`, exact: true }).first(),
          words,
        ).toBeVisible();
      await expect(chips.getByRole('button')).toHaveCount(hidden);
    });
    await then('nothing has moved', async () => {
      // The list is short: what follows its placeholders moves up.
      const belowList = /Continue in all research/;
      const all = await shifts.read();
      const moved = all.filter(({ moves }) => !moves.some(({ part }) => belowList.test(part)));
      expect(sumOf(moved), shiftsText(moved)).toBeLessThanOrEqual(0.01);
    });
  }
  await when('taking a chip away', () => chips.getByRole('button').first().press('Enter'));
  await then('focus is on what is left', () =>
    expect(chips.getByRole('button').and(page.locator(':focus'))).toHaveCount(1),
  );
});
