import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '../eslint/packages.ts';

const root = join(import.meta.dirname, '../../../..');

/** Each style sheet of the packages: its path, and its text without comments. */
function styleSheets(): { path: string; text: string }[] {
  return readPackages(root).flatMap(({ folder }) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => ({
        path: join(folder, 'src', path),
        text: readFileSync(join(root, folder, 'src', path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
      })),
  );
}

/** What follows anything at all: with each element that comes or goes, the browser gives all that follow it their styles again. */
const followsAnything = /\*\s*[+~]/;

test('no style sheet names what follows anything: a row that goes would cost a table of thousands its styles', () => {
  const sheets = styleSheets();
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(({ text }) => followsAnything.test(text)).map(({ path }) => path)).toEqual([]);
});
