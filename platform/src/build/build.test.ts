import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aRemoteBuild, aShellBuild } from '../testing/aBuild.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { buildPackages } from './buildPackages.ts';
import { bundleSizes, partName } from './bundleSizes.ts';
import { portalPackages } from './portalPackages.ts';
import { sizeTable } from './sizeTable.ts';

const root = temporaryFolder();

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
}

const script = `node -e "fs.mkdirSync('dist',{recursive:true});fs.writeFileSync('dist/out',process.env.PORTAL_RELEASE_VERSION)"`;

const aPackage = (name: string, role: string, build?: string) =>
  write(
    `${name}/package.json`,
    JSON.stringify({ name, version: '1.0.0', portal: { role }, scripts: build ? { build } : {} }),
  );

beforeAll(async () => {
  await write('pnpm-lock.yaml', 'lock');
  await aPackage('shell', 'shell', script);
  await aPackage('mfe-x', 'remote', script);
  await aPackage('platform', 'server');
  await write('mfe-x/src/remote.ts', 'export default 1;');
  await write('shared/ui/src/index.ts', 'ui');
  await write('shared/contract/src/index.ts', 'contract');
});

async function build(force = false): Promise<string[]> {
  const said: string[] = [];
  const packages = await portalPackages(root);
  await buildPackages({ packages, root, force, say: (line) => said.push(line) });
  return said.flatMap((line) => /^built (\S+)/.exec(line)?.[1] ?? []).toSorted();
}

test('packages with a build of their own are found, the shell first', async () => {
  expect((await portalPackages(root)).map(({ name }) => name)).toEqual(['shell', 'mfe-x']);
});

test('only what changed is built, and its version names what it was made from', async () => {
  expect(await build()).toEqual(['mfe-x', 'shell']);
  expect(await build()).toEqual([]);
  const first = await readFile(join(root, 'mfe-x/dist/out'), 'utf8');
  expect(first).toMatch(/^1\.0\.0-local\.[0-9a-f]{8}$/);

  await write('mfe-x/src/remote.test.ts', 'a test reaches no bundle');
  await write('mfe-x/README.md', 'nor does a document');
  expect(await build()).toEqual([]);

  await write('mfe-x/src/remote.ts', 'export default 2;');
  expect(await build()).toEqual(['mfe-x']);
  expect(await readFile(join(root, 'mfe-x/dist/out'), 'utf8')).not.toBe(first);

  await write('shared/ui/src/index.ts', 'the shell compiles it in, remotes take it from there');
  expect(await build()).toEqual(['shell']);
  await write('shared/contract/src/index.ts', 'compiled into all');
  expect(await build()).toEqual(['mfe-x', 'shell']);
  await write('shared/ui/package.json', '{ "version": "1.1.0" }');
  expect(await build()).toEqual(['mfe-x', 'shell']);
  expect(await build(true)).toEqual(['mfe-x', 'shell']);
}, 20_000);

test('a build that fails shows its own error, and is tried again the next time', async () => {
  await aPackage('mfe-x', 'remote', `node -e "console.error('ERROR in ./src/remote.ts');process.exit(2)"`);
  await expect(build()).rejects.toThrow(/^mfe-x could not be built:\n\nERROR in \.\/src\/remote\.ts\n$/);
  await expect(stat(join(root, 'mfe-x/dist/.inputs'))).rejects.toThrow('ENOENT');
  await expect(build()).rejects.toThrow('mfe-x could not be built');
});

test('every bundle is measured, raw and compressed, in an order that stays', async () => {
  await aPackage('shell', 'shell', script);
  await aShellBuild(join(root, 'shell/dist'));
  await aRemoteBuild(join(root, 'mfe-x/dist'), { name: 'mfe-x' });
  const sizes = (await Promise.all((await portalPackages(root)).map(bundleSizes))).flat();
  expect(sizes.map(({ package: name, bundle, files, raw }) => [name, bundle, files, raw])).toEqual([
    ['shell', 'initial', 3, 1800 + 8 + 6],
    ['shell', 'research', 2, 11 + 4],
    ['mfe-x', 'entry', 1, 11],
    ['mfe-x', 'exposed', 2, 17 + 4],
  ]);
  expect(sizes[0]?.brotli).toBeLessThan(100);
  expect(sizeTable(sizes).split('\n').slice(0, 3)).toEqual([
    '| Package | Bundle   | Files | Raw kB | Brotli kB |',
    '| ------- | -------- | ----: | -----: | --------: |',
    '| shell   | initial  |     3 |    1.8 |       0.1 |',
  ]);
});

test.each([
  ['research', 'research'],
  ['src_messages_de_ts', 'messages de'],
  ['src_screens_document-preview_DocumentPreviewScreen_tsx', 'document-preview DocumentPreviewScreen'],
])('a part called %s by the bundler reads %s', (chunk, name) => {
  expect(partName(chunk)).toBe(name);
});
