import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfiguration } from '../webpack/base.ts';
import { compile } from '../webpack/build.ts';
import { splitVendor } from '../webpack/defineShell.ts';
import { compileHint, hint } from './compileHint.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-hint-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the first scripts of a release have the hint, later ones and style sheets do not', async () => {
  mkdirSync(join(folder, 'node_modules/library'), { recursive: true });
  writeFileSync(
    join(folder, 'node_modules/library/index.js'),
    'export const words = (name) => `hello ${name}`;',
  );
  writeFileSync(join(folder, 'later.js'), 'export const later = (name) => `later, ${name}`;');
  writeFileSync(join(folder, 'main.css'), '.main { color: red; }');
  writeFileSync(
    join(folder, 'main.js'),
    "import './main.css';\nimport { words } from 'library';\nvoid import(/* webpackChunkName: \"later\" */ './later.js').then(({ later }) => console.log(later(words('x'))));",
  );
  const { optimization, plugins, ...base } = baseConfiguration(folder, 'release');
  await compile({
    ...base,
    entry: { main: './main.js' },
    cache: false,
    optimization: { ...optimization, splitChunks: splitVendor },
    plugins: [...(plugins ?? []), compileHint()],
  });
  const dist = join(folder, 'dist');
  const hinted = readdirSync(dist)
    .filter((name) => !name.endsWith('.map'))
    .map((name) => [
      name.replace(/\.[0-9a-f]{8}\./, '.'),
      readFileSync(join(dist, name), 'utf8').startsWith(`${hint}\n`),
    ]);
  expect(Object.fromEntries(hinted)).toEqual({
    'main.js': true,
    'vendor.js': true,
    'later.js': false,
    'main.css': false,
  });
});
