import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { filterBox, filterButton, openFilter } from '#browser/filters.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const both = 'Language=English;German';
const dates = (page: Page) => ({
  from: page.getByRole('textbox', { name: 'From' }),
  to: page.getByRole('textbox', { name: 'To' }),
  error: page.getByRole('group', { name: 'Date range' }).locator('p[role=alert]'),
});

for (const timezoneId of ['America/New_York', 'Pacific/Auckland'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`[L-04] days chosen from the calendar are the days meant (${timezoneId})`, async ({
      page,
      goTo,
      asClient,
    }) => {
      await given('a client with everything', () => asClient('everything'));
      await goTo(pages.equities, { start_date: '2026-03-07', end_date: '2026-03-09' });
      const { from, to } = dates(page);
      const opener = filterButton(page, '07.03.2026 – 09.03.2026');
      await when('opening the days of the address', () => opener.click());
      await then('the fields show them', async () => {
        await expect(from).toHaveValue('07.03.2026');
        await expect(to).toHaveValue('09.03.2026');
      });
      const panel = page.getByRole('dialog', { name: 'Date range' });
      const day = (name: string) => panel.getByRole('gridcell', { name });
      await then('the range is marked', () =>
        expect(day('Sunday, 8 March 2026')).toHaveAttribute('aria-selected', 'true'),
      );
      await when('choosing two days, the later one first', async () => {
        await day('Tuesday, 10 March 2026').click();
        await day('Monday, 2 March 2026').click();
      });
      await then('the address names just these', async () => {
        await expect(page).toHaveURL(
          `${pages.equities.path}?${both}&start_date=2026-03-02&end_date=2026-03-10`,
        );
        await expect(panel).toBeHidden();
        await expect(filterButton(page, '02.03.2026 – 10.03.2026')).toBeFocused();
      });
    });
  });

test('[L-03] [L-04] days are typed, wrong ones shown; filters and companies are found by typing', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.equities);
  const { from, to, error } = dates(page);
  const unfiltered = `${pages.equities.path}?${both}`;
  await filterButton(page, 'Date range').click();
  await when('typing a day that does not exist', async () => {
    await from.fill('30.2.2026');
    await to.fill('1.3.2026');
    await to.press('Enter');
  });
  await then('it is shown, and nothing is lost', async () => {
    await expect(error).toHaveText('From: this day does not exist.');
    await expect(from).toHaveValue('30.2.2026');
    await expectNoAxeViolations(page);
  });
  await then('text of twice the size is whole', async () => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const field of [from, to])
      expect(
        await field.evaluate((input) => {
          const { fontSize, fontFamily } = getComputedStyle(input);
          const ruler = document.createElement('canvas').getContext('2d');
          if (ruler === null) throw new Error('There is nothing to measure with.');
          ruler.font = `${fontSize} ${fontFamily}`;
          return input.clientWidth - ruler.measureText('dd.mm.yyyy').width;
        }),
      ).toBeGreaterThan(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  });
  await when('fixing it', () => from.fill('28.2.2026'));
  const range = `${pages.equities.path}?${both}&start_date=2026-02-28&end_date=2026-03-01`;
  await then('the range holds by itself', () => expect(page).toHaveURL(range));
  await when('taking one end away', async () => {
    await to.fill('');
    await to.press('Enter');
  });
  await then('there is no range, and it is shown why', async () => {
    await expect(page).toHaveURL(unfiltered);
    await expect(error).toHaveText('A date range needs both a start and an end.');
  });
  await when('leaving the dates', () => page.keyboard.press('Escape'));
  await then('they are closed', () => expect(page.getByRole('dialog')).toHaveCount(0));

  const search = page.getByRole('combobox', { name: 'Search filters' });
  const menu = page.getByRole('listbox', { name: 'Search filters' });
  const removeButton = (filter: string) => page.getByRole('button', { name: `Remove filter ${filter}` });

  await when('typing a company that the bank does not cover', () => search.fill('novartis'));
  await then('a search is offered first, and names that resemble it are only a question', async () => {
    await expect(menu.getByRole('option').first()).toHaveText('Search publications for “novartis”');
    await expect(menu.getByText('No filter contains “novartis”')).toBeVisible();
    await expect(menu.getByText('Did you mean')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await when('pressing Enter', () => search.press('Enter'));
  await then('publications are searched, and nothing else is chosen', () =>
    expect(page).toHaveURL(`${pages.equities.path}?search_term=novartis&${both}`),
  );
  await when('taking the search away', () => removeButton('Search: novartis').first().click());
  await expect(page).toHaveURL(unfiltered);

  await when('typing part of a sector', () => search.fill('BANK'));
  await then('suggestions stand by category', () =>
    expect(page.getByRole('option', { name: /^Banks \d+$/ })).toBeVisible(),
  );
  await when('choosing the first', () => search.press('Enter'));
  await then('it is a filter', async () => {
    await expect(removeButton('Sector: Banks')).toBeVisible();
    await expect(page).toHaveURL(`${pages.equities.path}?Sector=Banks&${both}`);
    await expect(search).toHaveValue('');
  });
  await when('taking it away', () => removeButton('Sector: Banks').click());
  await expect(page).toHaveURL(unfiltered);

  await when('typing a ticker', () => search.fill('alrr'));
  await then('its company is named with it', () =>
    expect(page.getByRole('option', { name: /^Alberris Drive \(ALRR\) \d+$/ })).toBeVisible(),
  );
  await when('taking it', () => search.press('Enter'));
  await then('the company is the filter', () => expect(page).toHaveURL(/\?Company=Alberris\+Drive/));
});

test('[L-05] [L-07] [L-08] studies and languages are in the address and remembered; Back restores them', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.equities);
  const box = page.getByRole('checkbox', { name: 'Studies only' });
  await when('ticking studies only', async () => (await filterBox(page, 'Studies only')).check());
  await page.keyboard.press('Escape');
  await then('one chip stands for all types', async () => {
    await expect(page.getByRole('button', { name: 'Remove filter Studies only' })).toBeVisible();
    await expect(page).toHaveURL(/Publication\+Type=Unternehmensstudie;/);
  });
  await when('leaving out English', async () => {
    await openFilter(page, 'Publication language');
    await page.getByRole('option', { name: 'English' }).click();
  });
  await then('the address says German', () => expect(page).toHaveURL(/[?&]Language=German$/));
  await when('going back', () => page.goBack());
  await then('both are chosen again', () => expect(page).toHaveURL(/[?&]Language=English;German$/));
  await when('visiting another library', () => goTo(pages.fixedIncome));
  await then('it shows studies only, too', () => expect(box).toBeChecked());
  await when('visiting markets', () => goTo(pages.markets));
  await then('there is no such choice, and what is German is shown', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(box).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: 'Remove filter Publication language: German' }),
    ).toBeVisible();
  });
});

test('[L-13] [L-04] on a small screen filters are a panel with the calendar, applied together', async ({
  page,
  goTo,
  asClient,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.equities);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await when('choosing what holds only once applied', async () => {
    await panel.getByRole('checkbox', { name: 'My coverage' }).check();
    await expect(page).toHaveURL(pages.equities.path);
    await expectNoAxeViolations(page);
  });
  const opener = panel.getByRole('button', { name: 'Calendar: Date range' });
  const calendar = panel.getByRole('dialog', { name: 'Date range' });
  await when('opening the calendar and leaving it by Escape', async () => {
    await opener.click();
    await expect(calendar.getByRole('gridcell').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
  });
  await then('the overlay is still there', async () => {
    await expect(calendar).toBeHidden();
    await expect(panel).toBeVisible();
  });
  await when('opening it again', () => opener.click());
  await then('the whole of it is in sight, and Apply stands above it', async () => {
    const apply = panel.getByRole('button', { name: /^Show / });
    await expect(calendar.getByRole('gridcell').last()).toBeInViewport({ ratio: 1 });
    await apply.click({ trial: true });
    const [days, button] = [await calendar.boundingBox(), await apply.boundingBox()];
    expect((days?.y ?? 0) + (days?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
  await when('choosing a usual range and applying at once', async () => {
    await calendar.getByRole('button', { name: '1 year' }).click();
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await panel.getByRole('button', { name: /^Show / }).click();
  });
  await then('it holds', () =>
    expect(page).toHaveURL(
      /\/equities\?Language=English;German&start_date=\d{4}-\d\d-\d\d&end_date=[\d-]{10}&my_coverage=true$/,
    ),
  );
});
