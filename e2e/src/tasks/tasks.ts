import { expect, type Locator } from '@playwright/test';
import type { Reader } from './Reader.ts';
import type { Task } from './measureTasks.ts';

/** In the demo data of the tests' publishing day. */
const company = {
  name: 'Halvoris Audio',
  typed: 'Halvoris',
  previousRating: 'Blackout',
  ratedOn: '15.10.2025',
  phone: 'tel:+41445555549',
  model: /^Model \(XLSX\).*Halvoris Audio/,
  newest: 'Halvoris Audio taps green bond by CHF 510 million',
  reference: 'R20260304-012-en',
  previousTarget: 'CHF 370.00',
  sinceMay: 4,
};

async function search(reader: Reader, text: string): Promise<void> {
  const { page, isOnPhone } = reader;
  const banner = page.getByRole('banner');
  await reader.press(
    isOnPhone ? banner.getByRole('button', { name: 'Search', exact: true }) : banner.getByRole('combobox'),
  );
  await reader.type(text);
}

const option = ({ page }: Reader, name: string | RegExp): Locator => page.getByRole('option', { name });

async function openCompany(reader: Reader): Promise<void> {
  await search(reader, company.typed);
  await reader.press(reader.page.getByRole('option', { name: company.name, exact: true }));
}

const main = ({ page }: Reader) => page.getByRole('main');

const newest = (reader: Reader) => main(reader).getByRole('article').first();

async function menuItem(reader: Reader, name: string): Promise<void> {
  const banner = reader.page.getByRole('banner');
  await reader.press(
    reader.isOnPhone
      ? banner.getByRole('button', { name: 'Menu' })
      : banner.getByRole('button', { name: /^Account/ }),
  );
  await reader.press(
    reader.isOnPhone
      ? reader.page.getByRole('dialog').getByRole('link', { name })
      : reader.page.getByRole('menuitem', { name }),
  );
}

/** Of an equity sales desk at 7:30, a portfolio manager on a phone, and an analyst who prepares a meeting. */
export const tasks: readonly Task[] = [
  {
    name: 'What did the rating of a company change from, and when?',
    run: async (reader) => {
      await openCompany(reader);
      const rating = main(reader).getByRole('definition').first();
      await reader.see(rating.getByText(company.previousRating));
      await reader.see(rating.getByText(company.ratedOn));
    },
  },
  {
    name: 'What changed since yesterday in what I follow?',
    run: async (reader) => {
      await menuItem(reader, 'New for you');
      await reader.see(main(reader).getByRole('heading', { level: 3, name: 'Ilvamont Versicherung' }));
      await reader.see(main(reader).getByText(/^Zuvina Care: Sell reiterated/));
    },
  },
  {
    name: 'The newest paper on my sectors',
    run: async (reader) => {
      if (reader.isOnPhone) await reader.press(main(reader).getByRole('button', { name: /^Filter/ }));
      await reader.press(reader.page.getByRole('checkbox', { name: 'My coverage' }));
      if (reader.isOnPhone) await reader.press(reader.page.getByRole('button', { name: /^Show/ }));
      await reader.see(newest(reader).getByText(/^Zuvina Care: Sell reiterated/));
    },
  },
  {
    name: 'The newest paper that mentions a phrase',
    run: async (reader) => {
      await search(reader, '"net debt falls"');
      await reader.see(option(reader, /^Alberna Generics: Free cash flow surprises/));
    },
  },
  {
    name: 'Find a paper by its reference',
    run: async (reader) => {
      await search(reader, company.reference);
      await reader.see(option(reader, company.newest));
    },
  },
  {
    name: 'Call the analyst of a company',
    run: async (reader) => {
      await openCompany(reader);
      await reader.press(main(reader).getByRole('link', { name: '+41 44 555 55 49' }));
    },
  },
  {
    name: 'Download the model of a company',
    run: async (reader) => {
      await openCompany(reader);
      await reader.save(main(reader).getByRole('button', { name: company.model }));
    },
  },
  {
    name: 'Follow a company',
    run: async (reader) => {
      await search(reader, company.typed);
      await reader.press(option(reader, 'Follow Halvoris Audio'));
      await reader.see(option(reader, 'Following Halvoris Audio'));
    },
  },
  {
    name: 'What was the target price of a company before?',
    run: async (reader) => {
      await openCompany(reader);
      await reader.press(main(reader).getByText('6 ratings in a table'));
      await reader.see(main(reader).getByRole('cell', { name: company.previousTarget }));
    },
  },
  {
    name: 'All papers on a company since May',
    run: async (reader) => {
      const { page } = reader;
      await openCompany(reader);
      await reader.press(main(reader).getByRole('link', { name: /^See All/ }));
      await expect(page).toHaveURL(/all-research/);
      await reader.press(page.getByRole('button', { name: reader.isOnPhone ? /^Filters/ : 'More filters' }));
      await reader.press(page.getByRole('textbox', { name: /From|First day/ }));
      await reader.type('01.05.2025');
      await reader.key('Tab');
      await reader.type('11.03.2026');
      await reader.key('Enter');
      if (reader.isOnPhone) await reader.press(page.getByRole('button', { name: /^Show/ }));
      await reader.see(page.getByText('4 of 4 publications'));
    },
  },
  {
    name: 'Read the same paper in German',
    run: async (reader) => {
      const { page } = reader;
      await reader.press(newest(reader).getByRole('heading').getByRole('link'));
      await reader.press(page.getByRole('banner').getByRole('button', { name: 'DE Deutsch' }));
      await reader.press(main(reader).getByRole('link', { name: /Einstufung Verkaufen/ }));
      await reader.see(page.getByRole('heading', { level: 1, name: /Einstufung Verkaufen/ }));
    },
  },
  {
    name: 'Take the list of today’s papers along',
    run: async (reader) => {
      if (reader.isOnPhone) await reader.press(main(reader).getByRole('button', { name: 'More' }));
      await reader.press(reader.page.getByRole('button', { name: 'Export' }));
      await reader.save(reader.page.getByRole('button', { name: /CSV/ }));
    },
  },
];
