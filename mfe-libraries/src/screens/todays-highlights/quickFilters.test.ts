import { withTick } from './quickFilters.ts';

test.each([
  [[], 'Markets', true, ['Markets']],
  [['Markets'], 'Equity', true, ['Equity', 'Markets']],
  [['Equity', 'Markets'], 'Fixed Income', true, ['Equity', 'Fixed Income', 'Markets']],
  [['Equity'], 'Equity', true, ['Equity']],
  [['Equity', 'Markets'], 'Equity', false, ['Markets']],
  [['Equity'], 'Equity', false, []],
  [['Commodities'], 'Equity', true, ['Equity', 'Commodities']],
  [['Commodities', 'Equity'], 'Equity', false, ['Commodities']],
])('[H-02] of %j, %s ticked: %s leaves %j', (values, value, ticked, left) => {
  expect(withTick(values, value, ticked)).toEqual(left);
});
