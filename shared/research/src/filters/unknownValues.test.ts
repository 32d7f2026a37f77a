import { noFilters } from './FilterState.ts';
import { categoriesBeyond, unknownValues } from './unknownValues.ts';

const filters = {
  ...noFilters,
  tagFilters: { Sector: ['Banks', 'Bnaks'], Company: ['Anything'] },
  tagNotFilters: { Sector: ['Bnaks'], Analyst: ['Nobody'] },
};

test('[L-07] a chosen value without a tag is named once; unknown tags show nothing', () => {
  const known = { Sector: ['Banks'], Analyst: [] as string[] } as Partial<Record<string, string[]>>;
  expect(unknownValues(filters, (category) => known[category])).toEqual([
    { kind: 'unknownValue', name: 'Sector', value: 'Bnaks' },
    { kind: 'unknownValue', name: 'Analyst', value: 'Nobody' },
  ]);
  expect(unknownValues(filters, () => undefined)).toEqual([]);
  expect(unknownValues(noFilters, () => [])).toEqual([]);
});

test('[L-07] only the categories with a value that is not at hand are to be looked up', () => {
  expect(categoriesBeyond(filters, () => ['Banks', 'Bnaks', 'Nobody'])).toEqual(['Company']);
  expect(categoriesBeyond(noFilters, () => [])).toEqual([]);
});
