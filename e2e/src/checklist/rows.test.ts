import { readFileSync } from 'node:fs';
import { carriedIds, readRows } from './rows.ts';

const checklist = readFileSync(new URL('../../checklist/checklist.md', import.meta.url), 'utf8');

test('every row of the checklist is read, once', () => {
  const ids = readRows(checklist).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe((checklist.match(/^\| [A-Z]-\d{2} /gm) ?? []).length);
  expect(readRows(checklist).find(({ id }) => id === 'A-04')?.behaviour).toBe(
    "Any other failure: 'Something has gone wrong. Please try again.'",
  );
});

test('a row is carried by the title of a passing test, wherever it stands', () => {
  const passing = { title: '[A-03] [A-04] shows it', ok: true, tests: [{ status: 'expected' }] };
  const failing = { title: '[A-05] goes on', ok: false, tests: [{ status: 'unexpected' }] };
  const skipped = { title: '[S-12] needs an engine', ok: true, tests: [{ status: 'skipped' }] };
  const report = { suites: [{ specs: [failing, skipped], suites: [{ suites: [{ specs: [passing] }] }] }] };
  expect([...carriedIds(report)]).toEqual(['A-03', 'A-04']);
  expect([...carriedIds({})]).toEqual([]);
});
