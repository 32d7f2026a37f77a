import { fittingItems, type MeasuredItem } from './fittingItems.ts';

const item = (id: string, width = 100, chosen = false): MeasuredItem => ({ id, width, chosen });
const [sector, company, analyst] = [item('sector'), item('company'), item('analyst')];
const room = { gap: 10, more: 50 };

test.each<[string, MeasuredItem[], number, string[]]>([
  ['all of them, with nothing left over', [sector, company, analyst], 320, ['sector', 'company', 'analyst']],
  ['the last leaves, and makes room for the button', [sector, company, analyst], 319, ['sector', 'company']],
  ['two leave where the button needs their room', [sector, company, analyst], 269, ['sector']],
  ['what is chosen stays', [sector, company, item('analyst', 100, true)], 319, ['sector', 'analyst']],
  [
    'all are chosen: the last leaves',
    [item('sector', 100, true), item('company', 100, true), item('analyst', 100, true)],
    319,
    ['sector', 'company'],
  ],
  ['no room at all', [sector, company], 20, []],
  ['nothing to show', [], 20, []],
])('[L-17] %s', (_, items, width, fitting) => {
  expect(fittingItems(items, { ...room, width })).toEqual(fitting);
});

test('[L-17] the filter whose panel is open stays, however little room there is', () => {
  expect(fittingItems([sector, company, analyst], { ...room, width: 200, keep: 'analyst' })).toEqual([
    'analyst',
  ]);
  expect(fittingItems([sector, company], { ...room, width: 20, keep: 'company' })).toEqual(['company']);
});
