import type { TabState } from '@portal/research';
import { shownTab, tabState } from './sectorTabs.ts';

const known = {
  entitled: true,
  permitted: true,
  refused: false,
  companies: 3,
  publications: 2,
} as const;

test.each([
  ['with everything', {}, 'open'],
  ['of which nothing is known yet', { permitted: undefined, companies: undefined }, 'open'],
  ['that is not in the subscription', { entitled: false }, 'noAccess'],
  ['that is not permitted for this record', { permitted: false, companies: 0, publications: 0 }, 'noAccess'],
  ['that the API refuses', { refused: true }, 'noAccess'],
  ['without companies', { companies: 0 }, 'open'],
  ['without research', { publications: 0 }, 'open'],
  ['without either', { companies: 0, publications: 0 }, 'empty'],
  [
    'without companies, with research that could not be read',
    { companies: 0, publications: undefined },
    'open',
  ],
] as const)('[P-03] [P-05] a tab %s', (_, more, state) => {
  expect(tabState({ ...known, ...more })).toBe(state);
});

const states = (equity: TabState, fixedIncome: TabState) => ({ Equity: equity, 'Fixed Income': fixedIncome });
const both = states('open', 'open');

test.each([
  ['', both, 'Equity'],
  ['?Asset+Classification=Equity', both, 'Equity'],
  ['?Asset+Classification=Fixed+Income', both, 'Fixed Income'],
  ['?Asset%20Classification=%20fixed%20income%20', both, 'Fixed Income'],
  ['?Asset+Classification=Markets', both, 'Equity'],
  ['?Asset+Classification=', both, 'Equity'],
  ['?Asset+Classification=%zz', both, 'Equity'],
  ['?Asset+Classification=Markets&Asset+Classification=Fixed+Income', both, 'Fixed Income'],
  ['?Asset+Classification=Fixed+Income&Asset+Classification=Equity', both, 'Fixed Income'],
  ['?tab=Fixed+Income', both, 'Equity'],
  ['?Asset+Classification=Equity', states('noAccess', 'open'), 'Fixed Income'],
  ['?Asset+Classification=Equity', states('empty', 'open'), 'Fixed Income'],
  ['?Asset+Classification=Equity', states('empty', 'noAccess'), 'Equity'],
  ['?Asset+Classification=Fixed+Income', states('empty', 'empty'), 'Fixed Income'],
  ['', states('noAccess', 'empty'), 'Fixed Income'],
  ['?Asset+Classification=Equity', states('noAccess', 'noAccess'), undefined],
] as const)('[P-03] of the address %j with %j, %s is shown', (search, tabs, shown) => {
  expect(shownTab(search, tabs).tab?.name).toBe(shown);
});
