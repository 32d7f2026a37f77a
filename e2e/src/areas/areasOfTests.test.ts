import { areasOfTests, type ShownByTest } from './areasOfTests.ts';

const record = (...tests: (Omit<ShownByTest, 'loaded'> & { loaded?: string[] })[]) =>
  tests.map((test) => `${JSON.stringify({ loaded: [], ...test })}\n`).join('');

test('areas are listed by file and test, sorted, with those of every attempt', () => {
  const areas = areasOfTests(
    record(
      { spec: 'b.spec.ts', title: 'in German › two', areas: ['mfe-b'] },
      { spec: 'a.spec.ts', title: 'one', areas: [] },
      { spec: 'b.spec.ts', title: 'in German › two', areas: ['mfe-a'] },
      { spec: 'b.spec.ts', title: 'in English › two', areas: ['mfe-a'] },
    ),
  );
  expect(JSON.stringify(areas)).toBe(
    JSON.stringify({
      'a.spec.ts': { one: [] },
      'b.spec.ts': { 'in English › two': ['mfe-a'], 'in German › two': ['mfe-a', 'mfe-b'] },
    }),
  );
});

test('instead of an area what was loaded of it is listed', () => {
  const areas = areasOfTests(
    record(
      { spec: 'a.spec.ts', title: 'one', areas: ['mfe-a', 'mfe-b'], loaded: ['mfe-a/src/Two.tsx'] },
      { spec: 'a.spec.ts', title: 'one', areas: ['mfe-a'], loaded: ['mfe-a/src/One.tsx'] },
    ),
  );
  expect(areas).toEqual({ 'a.spec.ts': { one: ['mfe-a/src/One.tsx', 'mfe-a/src/Two.tsx', 'mfe-b'] } });
});

test('nothing was recorded if no test ran', () => {
  expect(areasOfTests('')).toEqual({});
});
