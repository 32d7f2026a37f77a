import { styleSheets } from './styleSheets.ts';

test('[S-10] a column that shares the width breaks long words instead of growing with them', () => {
  const columns = styleSheets().flatMap(({ path, text }) =>
    [...text.matchAll(/grid-template-columns:\s*([^;]+);/g)].map(([, value = '']) => ({ path, value })),
  );
  expect(columns.length).toBeGreaterThan(50);
  const growing = columns.filter(({ value }) =>
    /\dfr/.test(value.replaceAll(/minmax\((0|min\(.*?\)), \d+fr\)/g, '')),
  );
  expect(growing.map(({ path, value }) => `${path}: ${value}`)).toEqual([]);
});
