import { sourceHash } from '@portal/build/recorded-tests';
import { areasOfTests, type ShownByTest } from './areasOfTests.ts';

const record = (...tests: (Pick<ShownByTest, 'spec' | 'title' | 'areas'> & Partial<ShownByTest>)[]) =>
  tests.map((test) => `${JSON.stringify({ loaded: [], whole: [], ...test })}\n`).join('');

const testsOf = (text: string) =>
  Object.fromEntries(
    Object.entries(areasOfTests(text, (spec) => `text of ${spec}`)).map(([spec, { tests }]) => [spec, tests]),
  );

test('areas are listed by file and test, sorted, with those of every attempt', () => {
  const areas = testsOf(
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

test('instead of an area its loaded files are listed, unless it may have loaded more', () => {
  const areas = testsOf(
    record(
      { spec: 'a.spec.ts', title: 'one', areas: ['mfe-a', 'mfe-b'], loaded: ['mfe-a/src/Two.tsx'] },
      { spec: 'a.spec.ts', title: 'one', areas: ['mfe-a'], loaded: ['mfe-a/src/One.tsx'] },
      { spec: 'a.spec.ts', title: 'two', areas: ['mfe-a'], loaded: ['mfe-a/src/One.tsx'], whole: ['mfe-a'] },
    ),
  );
  expect(areas).toEqual({
    'a.spec.ts': {
      one: ['mfe-a/src/One.tsx', 'mfe-a/src/Two.tsx', 'mfe-b'],
      two: ['mfe-a', 'mfe-a/src/One.tsx'],
    },
  });
});

test('each file is recorded with its text of the time', () => {
  const recorded = areasOfTests(record({ spec: 'a.spec.ts', title: 'one', areas: [] }), () => 'then');
  expect(recorded).toEqual({ 'a.spec.ts': { source: sourceHash('then'), tests: { one: [] } } });
});

test('nothing was recorded if no test ran', () => {
  expect(testsOf('')).toEqual({});
});
