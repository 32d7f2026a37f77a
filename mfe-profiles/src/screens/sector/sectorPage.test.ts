import { readingOf, calls } from '@portal/wire';
import { allResearchOn, descriptionOf, teamOfSector } from './sectorPage.ts';

const record = (more: object) => readingOf(calls.tagsByRef).parse({ value: 'Banks', ...more });

test.each([
  ['Banks', 'Equity', '/all-research?Sector=Banks&Asset+Classification=Equity'],
  ['A;B "C"', 'Fixed Income', '/all-research?Sector=A%253BB+%22C%22&Asset+Classification=Fixed+Income'],
] as const)('[P-03] See All of %s in %s is %s', (name, assetClass, address) => {
  expect(allResearchOn(name, assetClass)).toBe(address);
});

test('[P-03] the team is at most six, without those who have left', () => {
  const names = ['Ann', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fay', 'Gil', 'Hal'];
  const Equity = names.map((name) => ({ name, inactive: name === 'Bea' }));
  const shown = teamOfSector(record({ related_analysts: { Equity } }), 'Equity');
  expect(shown.map(({ name }) => name)).toEqual(['Ann', 'Cleo', 'Dora', 'Eva', 'Fay', 'Gil']);
  expect(teamOfSector(undefined, 'Equity')).toEqual([]);
});

test.each([
  ['that of the class', { summary: 'All.', descriptions_by_asset_class: { Equity: 'Shares.' } }, 'Shares.'],
  ['the summary', { summary: 'All.', descriptions_by_asset_class: { 'Fixed Income': 'Debt.' } }, 'All.'],
  [
    'the summary instead of blanks',
    { summary: 'All.', descriptions_by_asset_class: { Equity: ' ' } },
    'All.',
  ],
  ['nothing', {}, undefined],
])('[P-03] what is shown is %s', (_, more, said) => {
  expect(descriptionOf(record(more), 'Equity')?.value).toBe(said);
});
