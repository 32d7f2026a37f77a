import { readFilters } from '@portal/research';
import { viewName } from './viewName.ts';

const named = (search: string) =>
  viewName(readFilters(search, '2026-03-11').filters, (_category, value) => value.toUpperCase());

test.each([
  ['', ''],
  ['?Sector=Banks&search_term=Zinsen&Language=English;German', 'Zinsen, BANKS'],
  ['?not_Sector=Banks&start_date=2026-01-01&end_date=2026-02-01', ''],
  [`?Sector=${'a'.repeat(40)};${'b'.repeat(40)}`, 'A'.repeat(40)],
  [`?search_term=${'x'.repeat(61)}`, ''],
])('[L-23] filters %j suggest the name %j', (search, name) => {
  expect(named(search)).toBe(name);
});
