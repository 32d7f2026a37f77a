import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

interface Wording {
  language: 'English' | 'German';
  widths: readonly number[];
  /** Names used nowhere else. */
  word: string;
  kinds: [company: string, sector: string, titles: string];
  sector: [typed: string, name: string];
  everywhere: (text: string) => string;
  toggle: string;
}

const wordings: Wording[] = [
  {
    language: 'English',
    widths: [1440, 800],
    word: 'Umberfield',
    kinds: ['Companies', 'Sectors', 'Publications'],
    sector: ['insur', 'Insurance'],
    everywhere: (text) => `“${text}” in All Research`,
    toggle: 'Search',
  },
  {
    language: 'German',
    widths: [390],
    word: 'Gimmelbrück',
    kinds: ['Unternehmen', 'Sektoren', 'Publikationen'],
    sector: ['versich', 'Versicherungen'],
    everywhere: (text) => `«${text}» in Alle Publikationen`,
    toggle: 'Suchen',
  },
];

for (const wording of wordings) {
  const { language, widths, word, kinds, sector, everywhere, toggle } = wording;
  const [companies, sectors, titles] = kinds;
  const title = `${word}: a new chapter`;

  test(`[L-20] in ${language} the first letters offer companies, sectors and titles (${widths.join(' and ')} px)`, async ({
    page,
    goTo,
    asClient,
    withClient,
    withPublication,
  }) => {
    await withPublication({ title });
    await given(`a client who reads ${language}`, async () => {
      await asClient(await withClient({ preferred_language: language }));
    });
    await goTo(pages.changePassword);
    await expect(heading(page)).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await when(`typing the beginning of a title at ${width} px`, async () => {
        if (width < 960) await page.getByRole('button', { name: toggle, exact: true }).click();
        await field(page).fill('');
        await field(page).pressSequentially(word.slice(0, 5).toLowerCase());
      });
      await then('it is offered under its kind, after the search itself', async () => {
        await expect(page.getByRole('group', { name: titles }).getByRole('option')).toHaveText([title]);
        await expect(page.getByRole('option').first()).toHaveText(everywhere(word.slice(0, 5).toLowerCase()));
        await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      });
      await then('nothing is wider than the window, and every rule of axe is kept', async () => {
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
      });
      await when('typing the beginnings of companies and a sector', () => field(page).fill(sector[0]));
      await then('the sector is offered', () =>
        expect(page.getByRole('group', { name: sectors }).getByRole('option').first()).toHaveText(sector[1]),
      );
      await field(page).fill('Alberris');
      await expect(page.getByRole('group', { name: companies }).getByRole('option').first()).toHaveText(
        /Alberris/,
      );
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
  });
}

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
    await goTo(pages.equities, { Language: 'German' });
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

test('[L-20] where suggestions fail, the search works as before', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/search_suggestions|500/);
  await page.route('**/api/search_suggestions*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await given('a client', () => asClient('everything'));
  await goTo(pages.changePassword);
  await expect(heading(page)).toHaveText('Change Password');
  await when('typing', () => field(page).pressSequentially('banks'));
  await then('the search alone is offered', () =>
    expect(page.getByRole('option')).toHaveText(['“banks” in All Research']),
  );
  await field(page).press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await field(page).press('Enter');
  await expect(page).toHaveURL(pages.allResearch.href({ search_term: 'banks' }));
});
