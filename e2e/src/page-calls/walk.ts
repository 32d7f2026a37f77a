import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { openFilter } from '../browser/filters.ts';

/** Does something on the page; the calls that it causes are recorded under the step's name. */
export type Step = (name: string, act: () => Promise<unknown>) => Promise<void>;

const word = 'outlook';

const article = (page: Page) => page.getByRole('article').first();

/** Into the header's search; suggestions come from the second letter on. */
async function type(page: Page, typed: string): Promise<void> {
  const isSearch = (url: string) => new URL(url).searchParams.get('search_term') === typed;
  const answered =
    typed.length < 2 ? undefined : page.waitForResponse((response) => isSearch(response.url()));
  await page.keyboard.type(typed.slice(-1));
  await answered;
}

/** Entries of the list before lead nowhere while another one loads. */
const listStands = (page: Page) =>
  page.locator('section[aria-busy="true"]').first().waitFor({ state: 'detached' });

async function searchFor(page: Page, typed: string): Promise<void> {
  await page.goto(pages.allResearch.href({ search_term: typed }));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** What a reader does in a morning: each page once, most of them opened cold, with all gates. */
export async function walk(page: Page, step: Step): Promise<void> {
  const open = (name: string, address: string) => step(name, () => page.goto(address));
  await open('Today’s Highlights', pages.home.href());
  await step('From the tab bar to a library', () =>
    page.getByRole('navigation').getByRole('link', { name: 'Equity', exact: true }).first().click(),
  );
  await open('A library', pages.equities.href());
  await step('Load More', () => page.getByRole('button', { name: 'Load More' }).click());
  await step('A filter', async () => {
    await openFilter(page, 'Sector');
    await page.getByRole('option', { name: /^Banks/ }).click();
  });
  await open('All research', pages.allResearch.href());
  await article(page).waitFor();
  await page.keyboard.press('/');
  for (let letters = 1; letters <= word.length; letters++) {
    const typed = word.slice(0, letters);
    await step(`Typing “${typed}” into the search`, () => type(page, typed));
  }
  await step('A search', () => page.keyboard.press('Enter'));
  await listStands(page);
  await step('The preview of a publication', () =>
    page.getByRole('article').getByRole('heading').getByRole('link').first().click(),
  );
  await step('A search that finds nothing', () => searchFor(page, 'divident qwertz'));
  await open('Fixed income', pages.fixedIncome.href());
  await open('Coverage', pages.coverage.href());
  await open('The team', pages.team.href());
  await open('A company', pages.companyProfile.href({ id: 'C0001' }));
  await open('A sector', pages.sectorProfile.href({ id: 'S0002' }));
  await open('An analyst', pages.analystProfile.href({ id: 'A0001' }));
  await open('The notification centre', pages.notificationCentre.href());
}
