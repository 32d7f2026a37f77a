import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { ReleaseFilePlugin } from './ReleaseFilePlugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-chunks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'main.js': "import('./tiles.js'); import('./rows.js');",
  'tiles.js': "import './both.js'; export const tiles = 'tiles';",
  'rows.js': "import './both.js'; export const rows = 'rows';",
  'both.js': "export const both = 'both';",
};

interface Release {
  manifest: { exposed: { js: string[] }; chunks: Record<string, { js: string[] }> };
}

async function build(): Promise<Stats> {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const compiler = webpack({
    context: folder,
    mode: 'none',
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    // Both imports get the name of their common chunk.
    optimization: {
      splitChunks: { chunks: 'async', minSize: 0, cacheGroups: { both: { test: /both/, name: 'both' } } },
    },
    plugins: [
      new ReleaseFilePlugin({
        facts: { name: 'shell', version: '1.0.0', role: 'shell' },
        version: '1.0.0',
        first: 'main',
        shared: {},
      }),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats === undefined ? reject(error ?? new Error()) : resolve(stats)));
  });
}

test('the release names every file loaded later, also where imports share a chunk [F-10]', async () => {
  const { compilation } = await build();
  expect(compilation.errors).toEqual([]);
  const { manifest } = JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')) as Release;
  const named = Object.values(manifest.chunks).flatMap(({ js }) => js);
  const built = Object.keys(compilation.assets).filter((file) => file.endsWith('.js'));
  expect([...new Set([...manifest.exposed.js, ...named])].sort()).toEqual(built.sort());
  expect(built).toHaveLength(4);
});
