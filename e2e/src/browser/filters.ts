import { expect, type Locator, type Page } from '@playwright/test';

/** Filters that shorten a library, which costs less to show: to a few publications, or to less than a page. */
export const fewOfCompany = { Company: 'Halvoris Audio' };
export const lately = { start_date: '2026-03-01', end_date: '2026-03-11' };

const line = (page: Page) => page.getByRole('region', { name: /^Filters?$/ });

export const moreFilters = (page: Page): Locator =>
  line(page).getByRole('button', { name: /^(More filters|Weitere Filter)/ });

/** Whatever is chosen in it. */
export const filterButton = (page: Page, name: string): Locator =>
  line(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .and(page.locator('[aria-haspopup=dialog]'));

/** As if the client had chosen it. [L-22] */
export async function showWhatIsClosed(page: Page): Promise<void> {
  const context = page.context();
  const language = (await context.cookies()).find(({ name }) => name === 'language');
  if (language === undefined) throw new Error('Nobody is logged in.');
  await context.addCookies([{ ...language, name: 'inSubscription', value: 'false' }]);
}

/** Opens a filter by its button or, without room, in “More filters”; returns its field. */
export async function openFilter(page: Page, name: string): Promise<Locator> {
  const button = filterButton(page, name);
  await expect(button.or(moreFilters(page)).first()).toBeVisible();
  const hasRoom = (await button.count()) > 0;
  await (hasRoom ? button : moreFilters(page)).click();
  const field = page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  await (hasRoom ? expect(field).toBeVisible() : field.click());
  return field;
}

/** Opens “More filters” first where needed. */
export async function filterBox(page: Page, name: string): Promise<Locator> {
  const box = page.getByRole('checkbox', { name });
  await expect(box.or(moreFilters(page)).first()).toBeVisible();
  if ((await box.count()) === 0) await moreFilters(page).click();
  await expect(box).toBeVisible();
  return box;
}
