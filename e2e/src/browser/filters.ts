import { expect, type Locator, type Page } from '@playwright/test';

const line = (page: Page) => page.getByRole('region', { name: /^Filters?$/ });

export const moreFilters = (page: Page): Locator =>
  line(page).getByRole('button', { name: /^(More filters|Weitere Filter)/ });

/** The button of a filter in the line, whatever is chosen in it. */
export const filterButton = (page: Page, name: string): Locator =>
  line(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .and(page.locator('[aria-haspopup=dialog]'));

/** As the client who is signed in, and has chosen to see also what is outside of the subscription. [L-22] */
export async function showWhatIsClosed(page: Page): Promise<void> {
  const context = page.context();
  const language = (await context.cookies()).find(({ name }) => name === 'language');
  if (language === undefined) throw new Error('Nobody is logged in.');
  await context.addCookies([{ ...language, name: 'inSubscription', value: 'false' }]);
}

/** Opens what a filter offers, by its button or, where the line has no room for it, behind “More filters”; answers its field. */
export async function openFilter(page: Page, name: string): Promise<Locator> {
  const button = filterButton(page, name);
  await expect(button.or(moreFilters(page)).first()).toBeVisible();
  const hasRoom = (await button.count()) > 0;
  await (hasRoom ? button : moreFilters(page)).click();
  const field = page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  await (hasRoom ? expect(field).toBeVisible() : field.click());
  return field;
}

/** A box to tick among the filters, which is shown first where it stands behind “More filters”. */
export async function filterBox(page: Page, name: string): Promise<Locator> {
  const box = page.getByRole('checkbox', { name });
  await expect(box.or(moreFilters(page)).first()).toBeVisible();
  if ((await box.count()) === 0) await moreFilters(page).click();
  await expect(box).toBeVisible();
  return box;
}
