import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Stats, type WebpackPluginInstance } from 'webpack';
import { EarlyScriptPlugin } from './EarlyScriptPlugin.ts';
import { ReleaseFilePlugin } from './ReleaseFilePlugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-build-errors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const facts = { name: 'mfe-x', version: '1.0.0', role: 'remote' };
const release = () => new ReleaseFilePlugin({ facts, version: '1.0.0', first: 'main', shared: {} });

async function built(files: Record<string, string>, plugin: WebpackPluginInstance): Promise<Stats> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const output = { path: join(folder, 'dist') };
  const compiler = webpack({ context: folder, mode: 'none', entry: './main.js', output, plugins: [plugin] });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats === undefined ? reject(error ?? new Error()) : resolve(stats)));
  });
}

const errorsOf = ({ compilation }: Stats) => compilation.errors.map(({ message }) => message).join();

test('an error in the early script is one of the build, which looks at its files again', async () => {
  const early = join(folder, 'early/early.ts');
  const stats = await built(
    { 'main.js': '', 'early/early.ts': 'const half =' },
    new EarlyScriptPlugin(early),
  );
  expect(errorsOf(stats)).toContain('The early script cannot be built:');
  expect([...stats.compilation.contextDependencies]).toContain(dirname(early));
});

test('words that cannot be read are an error of the build, and there is no release', async () => {
  const stats = await built({ 'main.js': '', 'src/messages/en.ts': 'throw new Error("Half");' }, release());
  expect(errorsOf(stats)).toContain('release.json cannot be written: ');
  expect(stats.compilation.getAsset('release.json')).toBeUndefined();
});

test('what does not compile is no release', async () => {
  const stats = await built(
    { 'main.js': 'const half =', 'src/messages/en.ts': 'export const en = {};' },
    release(),
  );
  expect(errorsOf(stats)).toContain('Module parse failed');
  expect(stats.compilation.getAsset('release.json')).toBeUndefined();
});
