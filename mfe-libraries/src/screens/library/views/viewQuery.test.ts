import { readFilters, writeFilters } from '@portal/research';
import { currentView, viewQuery, viewSearch } from './viewQuery.ts';

const today = '2026-03-11';
const filtersOf = (search: string) => readFilters(search, today).filters;

test.each([
  '',
  '?search_term=Zinsen',
  '?libraries=equities;bonds&Sector=Banks;Insurance&not_Company=Alpin+Bank&Language=German',
  '?Sector=Banks&start_date=2026-01-01&end_date=2026-03-01&my_coverage=true&sorting=asc',
])('[L-23] the view of %j leads back to it', (search) => {
  expect(viewSearch(viewQuery(filtersOf(search)), today)).toBe(writeFilters(filtersOf(search)));
});

test('[L-23] a view with unknown filters or a future day leads to what is left of it', () => {
  const query = {
    tag_filters: { Colour: ['Blue'], Sector: ['Banks'] },
    date_range: { start_date: '2026-03-01', end_date: '2027-01-01' },
  };
  expect(viewSearch(query, today)).toBe('?Sector=Banks');
});

test('[L-23] the view that is shown is known by its filters, in whatever order', () => {
  const view = (id: number, sectors: string[]) => ({
    ...{ id, name: String(id), mail: false, new: 0 },
    query: { tag_filters: { Language: ['German'], Sector: sectors } },
  });
  const views = [view(1, ['Banks']), view(2, ['Banks', 'Insurance'])];
  expect(currentView(views, filtersOf('?Sector=Banks;Insurance&Language=German'), today)?.id).toBe(2);
  expect(currentView(views, filtersOf('?Sector=Insurance'), today)).toBeUndefined();
});
