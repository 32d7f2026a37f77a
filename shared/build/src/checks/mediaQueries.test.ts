import { styleSheets } from './styleSheets.ts';

test('windows are measured in em: larger text makes a window narrow sooner', () => {
  const queries = styleSheets().flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]+/g)].map(([query]) => ({ path, query })),
  );
  const sized = queries.filter(({ query }) => /(width|height)\s*[:<>=]/.test(query));
  expect(sized.length).toBeGreaterThan(20);
  expect(sized.filter(({ query }) => /\dpx/.test(query))).toEqual([]);
});
