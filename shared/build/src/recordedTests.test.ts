import { sourceHash, stillRecorded } from './recordedTests.ts';

test('of what was recorded, files that were changed or removed since no longer count', () => {
  const texts: Record<string, string> = { 'a.spec.ts': 'as it was', 'b.spec.ts': 'another' };
  const tests = { one: ['mfe-a'] };
  const recorded = Object.fromEntries(
    ['a.spec.ts', 'b.spec.ts', 'gone.spec.ts'].map((spec) => [
      spec,
      { source: sourceHash('as it was'), tests },
    ]),
  );
  expect(stillRecorded(recorded, (spec) => texts[spec])).toEqual({ 'a.spec.ts': tests });
});
