import type { Locator } from '@playwright/test';
import type { Reader } from './Reader.ts';
import type { Task } from './measureTasks.ts';

/** In the demo data of the tests' publishing day. */
const company = {
  name: 'Halvoris Audio',
  typed: 'Halvoris',
  rating: /^Equity Rating.*from Blackout to Outperform\s*15\.10\.2025$/,
  analyst: 'Call Katharina Kälin +41 44 555 55 49',
  model: /^Model \(XLSX\)/,
  newest: 'Halvoris Audio taps green bond by CHF 510 million',
  reference: 'R20260304-012-en',
  targetPrices: 'Target price CHF 407.00, before CHF 370.00',
  papersSinceMay: '4 of 4 publications',
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

/** What the start page begins with; on a phone its first entry, with the way to all. */
async function openNews(reader: Reader): Promise<Locator> {
  const news = main(reader).getByRole('region', { name: 'New for you' });
  if (!reader.isOnPhone) return news;
  await reader.press(news.getByRole('link', { name: 'Show all' }));
  return main(reader);
}

/** Of an equity sales desk at 7:30, a portfolio manager on a phone, and an analyst who prepares a meeting. */
export const tasks: readonly Task[] = [
  {
    name: 'What did the rating of a company change from, and when?',
    run: async (reader) => {
      await search(reader, company.typed);
      await reader.see(option(reader, company.rating));
    },
  },
  {
    name: 'What changed since yesterday in what I follow?',
    run: async (reader) => {
      const news = await openNews(reader);
      await reader.see(news.getByRole('heading', { name: 'Ilvamont Versicherung' }));
      await reader.see(news.getByText(/AA\+ positive/));
      await reader.see(news.getByRole('heading', { name: /^Zuvina Care: Sell reiterated/ }));
    },
  },
  {
    name: 'The newest paper on my sectors',
    run: async (reader) => {
      const news = await openNews(reader);
      await reader.see(news.getByRole('heading', { name: /^Zuvina Care: Sell reiterated/ }));
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
      await search(reader, company.typed);
      await reader.press(option(reader, company.analyst));
    },
  },
  {
    name: 'Download the model of a company',
    run: async (reader) => {
      await search(reader, company.typed);
      await reader.save(option(reader, company.model));
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
      await reader.see(main(reader).getByText(company.targetPrices));
    },
  },
  {
    name: 'All papers on a company since May',
    run: async (reader) => {
      await search(reader, `${company.typed} since May`);
      await reader.press(option(reader, `${company.name} since 01.05.2025`));
      await reader.see(main(reader).getByText(company.papersSinceMay));
      await reader.see(newest(reader).getByText(company.newest));
    },
  },
  {
    name: 'Read the same paper in German',
    run: async (reader) => {
      const { page } = reader;
      await reader.press(newest(reader).getByRole('heading').getByRole('link'));
      await reader.press(page.getByRole('banner').getByRole('button', { name: 'DE Deutsch' }));
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
