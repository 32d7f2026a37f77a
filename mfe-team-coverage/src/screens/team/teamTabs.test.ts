import { en } from '#messages/en.ts';
import { teamTabs } from './teamTabs.ts';

const texts = new Map<string, string>(Object.entries(en));

test('[C-06] each tab has its message for when nobody matches', () => {
  expect(teamTabs.map(({ name, empty }) => [name, texts.get(empty)])).toEqual([
    ['Equity Research', 'No hits. Please select a different sector.'],
    ['Credit Research', 'No hits. Please select a different sector.'],
    ['Market Research', 'No hits. Please select other filter criteria.'],
    ['Equity Sales ZRH', 'No hits. Please select a different sector.'],
    ['Equity Sales UK', 'No hits. Please select a different sector.'],
    ['Fixed Income Sales', 'No hits. Please select other filter criteria.'],
  ]);
});
