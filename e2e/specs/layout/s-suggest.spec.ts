import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { lately } from '#browser/filters.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

interface Look {
  language: 'en' | 'de';
  width: number;
  /** Whether axe looks, too. */
  axe: boolean;
}

const looks: Look[] = [
  { language: 'en', width: 1440, axe: true },
  { language: 'en', width: 800, axe: false },
  { language: 'de', width: 390, axe: true },
];

const wordings = {
  en: {
    /** Used nowhere else. */
    word: 'Umberfield',
    companies: 'Companies',
    sectors: 'Sectors',
    titles: 'Publications',
    sector: { typed: 'insur', name: 'Insurance' },
    everywhere: (text: string) => `“${text}” in All Research`,
    toggle: 'Search',
  },
  de: {
    word: 'Gimmelbrück',
    companies: 'Unternehmen',
    sectors: 'Sektoren',
    titles: 'Publikationen',
    sector: { typed: 'versich', name: 'Versicherungen' },
    everywhere: (text: string) => `«${text}» in Alle Publikationen`,
    toggle: 'Suchen',
  },
};

const titleOf = (word: string) => `${word}: a new chapter`;

test('[L-20] [L-28] the first letters offer companies, sectors and titles, in both languages', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  test.setTimeout(60_000);
  for (const { word } of Object.values(wordings)) await withPublication({ title: titleOf(word) });
  await given('a client', async () => asClient(await withClient()));
  await goTo(pages.changePassword);
  await expect(heading(page)).toBeVisible();
  const firstIn = (group: string) => page.getByRole('group', { name: group }).getByRole('option').first();
  for (const { language, width, axe } of looks) {
    const { word, companies, sectors, titles, sector, everywhere, toggle } = wordings[language];
    const typed = word.slice(0, 5).toLowerCase();
    await page.setViewportSize({ width, height: 900 });
    await when(`typing the beginning of a title in ${language} at ${width} px`, async () => {
      if (language === 'de') await page.getByRole('button', { name: 'DE Deutsch' }).click();
      if (width < 960) await page.getByRole('button', { name: toggle, exact: true }).click();
      await field(page).fill('');
      await field(page).pressSequentially(typed);
    });
    await then('it is offered under its kind, after the search itself', async () => {
      await expect(page.getByRole('group', { name: titles }).getByRole('option')).toHaveText([titleOf(word)]);
      await expect(page.getByRole('option').first()).toHaveText(everywhere(typed));
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    });
    await then('nothing is wider than the window, and every rule of axe is kept', async () => {
      await expectNoSidewaysScroll(page);
      if (axe) await expectNoAxeViolations(page);
    });
    await when('typing the beginnings of companies and a sector', () => field(page).fill(sector.typed));
    await then('the sector is offered', () => expect(firstIn(sectors)).toHaveText(sector.name));
    await field(page).fill('Alberris');
    await expect(firstIn(companies)).toHaveText(/Alberris/);
  }
  await when('choosing the company by the keyboard', async () => {
    await field(page).press('ArrowDown');
    await field(page).press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/Alberris/);
    await field(page).press('Enter');
  });
  await then('its page opens, and the panel is gone', async () => {
    await expect(page).toHaveURL(/\/company_profile\/C\d+/);
    await expect(heading(page)).toHaveText(/Alberris/);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });
  await when('typing a name with two letters the wrong way round', async () => {
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await field(page).fill('');
    await field(page).pressSequentially('Halvrois');
  });
  await then('the right one is offered, and searched for', async () => {
    await page.getByRole('group', { name: 'Meinten Sie' }).getByRole('option', { name: 'halvoris' }).click();
    await expect(page).toHaveURL(/\/all-research\?search_term=halvoris$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

/** Starts no other word in the portal. */
const other = 'Dornhalde';

test('[L-20] a library is offered first, and keeps its filters', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  await withPublication({ title: other, asset_classes: ['Equity'], language: 'de' });
  await withPublication({ title: other, asset_classes: ['Equity'], language: 'en' });
  await given('a client who reads German, in a library that is filtered', async () => {
    await asClient(await withClient({ preferred_language: 'German' }));
    await goTo(pages.equities, { Language: 'German', ...lately });
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await when('typing after "/"', async () => {
    await page.locator('body').press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(other);
  });
  await then('the library comes first', () =>
    expect(page.getByRole('option').first()).toHaveText(`«${other}» in Aktien`),
  );
  await when('choosing it', () => page.getByRole('option').first().click());
  await then('it is searched under its filters', async () => {
    const address = new URL(page.url()).searchParams;
    expect([address.get('search_term'), address.get('Language')]).toEqual([other, 'German']);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([other]);
  });
  await when('pressing Enter without a choice, after Ctrl K', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(other);
    await page.keyboard.press('Enter');
  });
  await then('all research opens', () =>
    expect(page).toHaveURL(new RegExp(`${pages.allResearch.path}\\?search_term=`)),
  );
});

test('[L-20] [G-09] a closed title leads to its entry, which says why', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  await withPublication({ title: 'Tormentil in figures', asset_classes: ['Equity'] });
  await given('a client whose subscription has bonds alone', async () => {
    await asClient(await withClient({ asset_classes: ['Fixed Income'] }));
    await goTo(pages.changePassword);
    await expect(heading(page)).toHaveText('Change Password');
  });
  await when('typing it', () => field(page).pressSequentially('tormen'));
  const closed = option(page, 'Tormentil in figures (not included in your subscription)');
  await then('it is offered as closed', () => expect(closed).toBeVisible());
  await when('choosing it', () => closed.click());
  await then('its entry is there, locked', async () => {
    await expect(page.getByRole('article')).toHaveAttribute('data-entitled', 'false');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Tormentil in figures']);
  });
});
