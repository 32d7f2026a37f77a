import { readTab, type TabState } from './readTab.ts';

const tabs = [{ name: 'Equity' }, { name: 'Fixed Income' }, { name: 'International' }];

const read = (names: string[], states: Record<string, TabState> = {}) => {
  const { tab, problems } = readTab(tabs, names, ({ name }) => states[name] ?? 'open');
  return [tab?.name, ...problems.map(({ kind, name }) => `${kind} ${name}`)];
};

test.each<[string[], Record<string, TabState>, (string | undefined)[]]>([
  [[], {}, ['Equity']],
  [[''], {}, ['Equity']],
  [['International'], {}, ['International']],
  [[' fixed income '], {}, ['Fixed Income']],
  [['International', 'Equity'], {}, ['International']],
  [['Bonds'], {}, ['Equity', 'unknownTab Bonds']],
  [['Bonds', 'Fixed Income'], {}, ['Fixed Income', 'unknownTab Bonds']],
  [['constructor'], {}, ['Equity', 'unknownTab constructor']],
  [[], { Equity: 'noAccess' }, ['Fixed Income']],
  [['International'], { International: 'noAccess' }, ['Equity', 'noAccess International']],
  [['International'], { International: 'empty' }, ['Equity', 'empty International']],
  [['Equity', 'International'], { Equity: 'empty' }, ['Fixed Income', 'empty Equity']],
  [
    ['International'],
    { Equity: 'empty', 'Fixed Income': 'empty', International: 'empty' },
    ['International'],
  ],
  [[], { Equity: 'noAccess', 'Fixed Income': 'empty', International: 'noAccess' }, ['Fixed Income']],
  [
    ['Equity'],
    { Equity: 'noAccess', 'Fixed Income': 'noAccess', International: 'noAccess' },
    [undefined, 'noAccess Equity'],
  ],
])('[C-01] [C-04] [P-03] an address that names %j, with %j, shows %j', (names, states, shown) => {
  expect(read(names, states)).toEqual(shown);
});
