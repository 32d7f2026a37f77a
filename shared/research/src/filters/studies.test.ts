import type { TagFilters } from '@portal/wire';
import { activeFilters, withoutFilter } from './activeFilters.ts';
import { noFilters, type FilterState } from './FilterState.ts';
import { isStudiesOnly, withStudiesOnly } from './studies.ts';

const studies = ['Unternehmensstudie', 'Kreditanalyse'];
function chosen(types: string[], excluded: string[] = []): FilterState {
  const tagFilters: TagFilters = { Sector: ['Banks'] };
  if (types.length > 0) tagFilters['Publication Type'] = types;
  const tagNotFilters: TagFilters = excluded.length > 0 ? { 'Publication Type': excluded } : {};
  return { ...noFilters, tagFilters, tagNotFilters };
}

test.each<[string[], string[], readonly string[], boolean]>([
  [studies, [], studies, true],
  [['Kreditanalyse', 'Unternehmensstudie'], [], studies, true],
  [['Kreditanalyse', 'Unternehmensstudie', 'Kreditanalyse'], [], studies, true],
  [['Kreditanalyse'], [], studies, false],
  [[...studies, 'Kurzkommentar'], [], studies, false],
  [[], [], studies, false],
  [[], [], [], false],
  [studies, [], [], false],
  [studies, ['Kreditanalyse'], studies, false],
  [studies, ['Kurzkommentar'], studies, true],
])('[L-05] with %j chosen, %j excluded and the studies %j it is on: %p', (types, excluded, all, expected) => {
  expect(isStudiesOnly(chosen(types, excluded), all)).toBe(expected);
});

test.each<[string[], boolean, TagFilters]>([
  [[], true, { Sector: ['Banks'], 'Publication Type': studies }],
  [['Kurzkommentar'], true, { Sector: ['Banks'], 'Publication Type': studies }],
  [studies, false, { Sector: ['Banks'] }],
  [[...studies, 'Kurzkommentar'], false, { Sector: ['Banks'], 'Publication Type': ['Kurzkommentar'] }],
])('[L-05] %j, switched to %p, becomes %j', (types, on, expected) => {
  expect(withStudiesOnly(chosen(types), studies, on).tagFilters).toEqual(expected);
});

test('[L-05] what excludes a study goes when only studies are to be shown', () => {
  const filters = withStudiesOnly(chosen([], ['Kreditanalyse', 'Kurzkommentar']), studies, true);
  expect(filters.tagNotFilters).toEqual({ 'Publication Type': ['Kurzkommentar'] });
  expect(isStudiesOnly(withStudiesOnly(chosen([], ['Kreditanalyse']), studies, true), studies)).toBe(true);
});

test('[L-05] one chip stands for all types of the studies, and takes them away', () => {
  const filters = chosen(studies);
  expect(activeFilters(filters)).toHaveLength(3);
  const active = activeFilters(filters, studies);
  expect(active.map(({ kind }) => kind)).toEqual(['tag', 'studies']);
  expect(activeFilters(active.reduce(withoutFilter, filters), studies)).toEqual([]);
});
