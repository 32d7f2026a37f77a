import { existsSync, readFileSync } from 'node:fs';
import { carriedIds, readRows, type Report } from '#checklist/rows.ts';

const report = new URL('../../.cache/browser.json', import.meta.url);

/** `pnpm checklist`: lists the rows that no passing browser test covers. */
function uncarried(): string {
  if (!existsSync(report)) return 'There is no report of a browser run yet: run pnpm browser first.';
  const carried = carriedIds(JSON.parse(readFileSync(report, 'utf8')) as Report);
  const rows = readRows(readFileSync(new URL('checklist.md', import.meta.url), 'utf8'));
  const open = rows.filter(({ id }) => !carried.has(id));
  const lines = open.map(({ id, behaviour }) => `${id}  ${behaviour}`);
  return [
    ...lines,
    '',
    `${rows.length - open.length} of ${rows.length} rows are carried by passing browser tests.`,
  ].join('\n');
}

console.log(uncarried());
