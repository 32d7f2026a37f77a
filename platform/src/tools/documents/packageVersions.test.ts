import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '#run/settings/checkout.ts';

const read = (file: string) => readFileSync(join(checkout, file), 'utf8');

/** Rows of the changelog's table: package and version. */
const rows = [...read('docs/CHANGELOG.md').matchAll(/^\| `@portal\/([\w-]+)` *\| ([\d.]+) /gm)].map(
  ([, name = '', version = '']) => ({ name, version }),
);

const versionOf = (name: string) =>
  (JSON.parse(read(`shared/${name}/package.json`)) as { version: string }).version;

test('the changelog names the version that each shared package has', () => {
  expect(rows.length).toBeGreaterThan(5);
  expect(rows).toEqual(rows.map(({ name }) => ({ name, version: versionOf(name) })));
});
