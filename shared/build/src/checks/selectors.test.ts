import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '../eslint/packages.ts';

const root = join(import.meta.dirname, '../../../..');

/** Without comments. */
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

/** Any added or removed element would make the browser restyle all that follow it. */
const followsAnything = /\*\s*[+~]/;

test('no style sheet names what follows anything: a row that goes would cost a table of thousands its styles', () => {
  const sheets = styleSheets();
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(({ text }) => followsAnything.test(text)).map(({ path }) => path)).toEqual([]);
});
