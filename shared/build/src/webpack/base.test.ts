import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfiguration } from './base.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-maps-'));
const before = process.env['PORTAL_SOURCE_MAPS'];

beforeAll(() => {
  writeFileSync(join(folder, 'later.js'), 'export const later = (name) => `later, ${name}`;');
  writeFileSync(
    join(folder, 'main.js'),
    "void import('./later.js').then(({ later }) => console.log(later('x')));",
  );
});
afterAll(() => {
  if (before === undefined) delete process.env['PORTAL_SOURCE_MAPS'];
  else process.env['PORTAL_SOURCE_MAPS'] = before;
  rmSync(folder, { recursive: true });
});

/** Returns files by name. */
async function build(maps: '0' | '1'): Promise<Map<string, string>> {
  process.env['PORTAL_SOURCE_MAPS'] = maps;
  const path = join(folder, `dist-${maps}`);
  const { output, ...configuration } = baseConfiguration(folder, 'release');
  const compiler = webpack({
    ...{ ...configuration, entry: './main.js', cache: false, output: { ...output, path } },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    }),
  );
  return new Map(readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

test('release files are the same with and without source maps, and do not name them', async () => {
  const [without, withMaps] = [await build('0'), await build('1')];
  const isMap = (name: string) => name.endsWith('.map');
  expect([...without.keys()].some(isMap)).toBe(false);
  expect([...withMaps.keys()].filter(isMap)).toHaveLength(without.size);
  for (const name of withMaps.keys()) if (isMap(name)) withMaps.delete(name);
  expect(without.size).toBe(2);
  expect(withMaps).toEqual(without);
  for (const content of without.values()) expect(content).not.toContain('sourceMappingURL');
});

test('what the next build could use is stored, unless nothing is to be', () => {
  delete process.env['PORTAL_BUILD_CACHE'];
  expect(baseConfiguration(folder, 'release').cache).toMatchObject({ type: 'filesystem' });
  process.env['PORTAL_BUILD_CACHE'] = '0';
  try {
    expect(baseConfiguration(folder, 'release').cache).toBe(false);
  } finally {
    delete process.env['PORTAL_BUILD_CACHE'];
  }
});
