import { chosenTab } from './chosenTab.ts';
import { coverageTabs } from './coverageTabs.ts';

const choose = (names: string[], open: string[]) =>
  chosenTab(coverageTabs, { names, isOpen: ({ name }) => open.includes(name) })?.name;

test.each([
  [[], ['Equity', 'Fixed Income'], 'Equity'],
  [[], ['Fixed Income', 'International'], 'Fixed Income'],
  [[], [], 'Equity'],
  [['International'], ['Equity'], 'International'],
  [['Bonds'], ['Fixed Income'], 'Fixed Income'],
  [['Bonds', 'International', 'Equity'], ['Equity'], 'International'],
])('[C-01] of an address that names %j, with %j open, %s is shown', (names, open, expected) => {
  expect(choose(names, open)).toBe(expected);
});
