import type { ActiveFilter } from '@portal/research';
import { isOnLine } from './isOnLine.ts';

const tag = (category: 'Sector' | 'Language' | 'Publication Type', value: string): ActiveFilter => ({
  ...{ kind: 'tag', category, value, excluded: false },
});
const banks = tag('Sector', 'Banks');
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
  expect(isOnLine(filter, active, ['Sector'])).toBe(shown);
});
