import type { ActiveFilter } from '../filters/activeFilters.ts';
import { isOnLine, type LineRoom } from './isOnLine.ts';

const tag = (
  category: 'Sector' | 'Company' | 'Language' | 'Publication Type',
  value: string,
): ActiveFilter => ({
  ...{ kind: 'tag', category, value, excluded: false },
});
const banks = tag('Sector', 'Banks');
const items = ['Sector', 'Company', 'dates', 'myCoverage', 'studies', 'Language'];
const room: LineRoom = { items, hidden: [], width: 1440, lettersOf: () => 20 };
const search: ActiveFilter = { kind: 'search', term: 'rates' };

test.each<[string, ActiveFilter, ActiveFilter[], boolean]>([
  ['one sector', banks, [banks, search], true],
  ['one of two sectors', banks, [banks, tag('Sector', 'Insurance')], false],
  ['a language', tag('Language', 'German'), [tag('Language', 'German')], true],
  ['a type of document, which has no button', tag('Publication Type', 'Study'), [], false],
  ['dates', { kind: 'dateRange', dateRange: { start_date: '2026-01-01', end_date: '2026-02-01' } }, [], true],
  ['a tick', { kind: 'myCoverage' }, [], false],
  ['studies', { kind: 'studies', types: ['Study'] }, [], false],
  ['a search', search, [search], false],
  ['a library', { kind: 'library', library: 'markets' }, [], false],
])('[L-17] %s: on the line %p', (_, filter, active, shown) => {
  expect(isOnLine(filter, active, room)).toBe(shown);
});

const dates: ActiveFilter = {
  ...{ kind: 'dateRange', dateRange: { start_date: '2026-01-01', end_date: '2026-02-01' } },
};

test.each<[number, number]>([
  [960, 1],
  [1100, 2],
  [1440, 3],
  [1920, 4],
])('[L-17] at %d px, %d of those chosen are sure to have room: the first ones', (width, number) => {
  const active = [dates, banks, tag('Company', 'Bristtec'), tag('Language', 'German')];
  const inOrder = [banks, tag('Company', 'Bristtec'), dates, tag('Language', 'German')];
  expect(inOrder.map((each) => isOnLine(each, active, { ...room, width }))).toEqual(
    inOrder.map((_, place) => place < number),
  );
});

test('[L-17] a box that is ticked takes room, and what the line has measured decides', () => {
  const active = [{ kind: 'myCoverage' as const }, tag('Language', 'German')];
  const narrow = { ...room, width: 1000 };
  expect(isOnLine(tag('Language', 'German'), active, narrow)).toBe(false);
  expect(isOnLine(tag('Language', 'German'), active.slice(1), narrow)).toBe(true);
  expect(isOnLine(banks, [banks], { ...room, hidden: ['Sector'] })).toBe(false);
  expect(isOnLine(dates, [dates], { ...room, hidden: ['dates'] })).toBe(false);
});
