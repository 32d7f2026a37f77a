import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { chunkFilename } from './defineShell.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'main.js': `import(/* webpackChunkName: "tiles" */ './tiles.js'); import(/* webpackChunkName: "rows" */ './rows.js');`,
  'tiles.js': "import './both.js'; export const tiles = 'tiles';",
  'rows.js': "import './both.js'; export const rows = 'rows';",
  'both.js': "globalThis.both = 'both';",
};

test('a chunk that several parts need goes by their names', async () => {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const compiler = webpack({
    ...{ context: folder, mode: 'production', entry: './main.js' },
    output: { path: join(folder, 'dist'), chunkFilename },
    optimization: { minimize: false, splitChunks: { chunks: 'async', minSize: 0 } },
  });
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats))),
  );
  const hash = expect.stringMatching(/^[0-9a-f]{8}$/) as string;
  const names = readdirSync(join(folder, 'dist')).map((file) => file.split('.'));
  expect(names.sort()).toEqual([
    ['main', 'js'],
    ['rows', hash, 'js'],
    ['rows-tiles', hash, 'js'],
    ['tiles', hash, 'js'],
  ]);
});
