import { readIds, splitCategories } from './tagLists.ts';

test('categories are split, trimmed and taken once', () => {
  expect(splitCategories(' Language ;;Sector;Language')).toEqual(['Language', 'Sector']);
});

test('ids are read leniently', () => {
  expect([...readIds('1;x;;22; 3;-4;99999999999')]).toEqual([1, 22]);
  expect(readIds(undefined).size).toBe(0);
});
