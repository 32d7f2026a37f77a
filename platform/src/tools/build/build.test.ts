import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aRemoteBuild, aShellBuild } from '#testing/aBuild.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { buildPackages } from '#release/builds/buildPackages.ts';
import { bundleSizes, partName } from './bundleSizes.ts';
import { outputFolder, portalPackages, type BuildKind } from '#release/builds/portalPackages.ts';
import { sizeTable } from './sizeTable.ts';

const root = temporaryFolder();

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
}

const writing = (variable: string, file: string) =>
  `mkdir -p "$PORTAL_RELEASE_OUTPUT" && printf %s "$${variable}" > "$PORTAL_RELEASE_OUTPUT/${file}"`;
const script = writing('PORTAL_RELEASE_VERSION', 'out');

const local = (name: string) => join(root, name, 'node_modules/.cache/portal/local');

const aPackage = (name: string, role: string, build?: string, dependencies = {}) =>
  write(
    `${name}/package.json`,
    JSON.stringify({
      name,
      version: '1.0.0',
      portal: { role },
      scripts: build ? { build } : {},
      dependencies,
    }),
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
  const first = await readFile(join(local('mfe-x'), 'out'), 'utf8');
  expect(first).toMatch(/^1\.0\.0-local\.[0-9a-f]{8}$/);

  await write('mfe-x/src/remote.test.ts', 'a test reaches no bundle');
  await write('mfe-x/README.md', 'nor does a document');
  expect(await build()).toEqual([]);

  await write('mfe-x/src/remote.ts', 'export default 2;');
  expect(await build()).toEqual(['mfe-x']);
  expect(await readFile(join(local('mfe-x'), 'out'), 'utf8')).not.toBe(first);

  await write('shared/ui/src/index.ts', 'the shell compiles it in, remotes take it from there');
  expect(await build()).toEqual(['shell']);
  await write('shared/contract/src/index.ts', 'compiled into all');
  expect(await build()).toEqual(['mfe-x', 'shell']);
  await write('shared/ui/package.json', '{ "version": "1.1.0" }');
  expect(await build()).toEqual(['mfe-x', 'shell']);
  expect(await build(true)).toEqual(['mfe-x', 'shell']);
}, 20_000);

test('local and release builds are separate, and neither causes the other', async () => {
  const versioned = async () => {
    const said: string[] = [];
    const packages = (await portalPackages(root)).filter(({ name }) => name === 'mfe-x');
    await buildPackages({
      ...{ packages, root, force: false, kind: 'released' },
      say: (line) => said.push(line),
    });
    return said.join();
  };
  await build();
  const own = await readFile(join(local('mfe-x'), 'out'), 'utf8');
  expect(await versioned()).toMatch(/^built mfe-x/);
  expect(await readFile(join(root, 'mfe-x/dist/out'), 'utf8')).toBe('1.0.0');
  expect(await readFile(join(local('mfe-x'), 'out'), 'utf8')).toBe(own);
  expect(await build()).toEqual([]);
  expect(await versioned()).toBe('1 of 1 packages unchanged since their last build');
  const server = { folder: '/api', role: 'server' as const };
  expect(outputFolder(server, 'local')).toBe(join('/api', 'dist'));
}, 20_000);

test('local builds have source maps on request, release builds always', async () => {
  await aPackage('mfe-z', 'remote', writing('PORTAL_SOURCE_MAPS', 'maps'));
  const run = async ({ kind = 'local' }: { kind?: BuildKind } = {}) => {
    const said: string[] = [];
    const packages = (await portalPackages(root)).filter(({ name }) => name === 'mfe-z');
    await buildPackages({ packages, root, force: false, kind, say: (line) => said.push(line) });
    const folder = kind === 'released' ? join(root, 'mfe-z/dist') : local('mfe-z');
    return [said.join().startsWith('built'), await readFile(join(folder, 'maps'), 'utf8')];
  };
  expect(await run()).toEqual([true, '0']);
  process.env['PORTAL_SOURCE_MAPS'] = '1';
  try {
    expect(await run()).toEqual([true, '1']);
  } finally {
    delete process.env['PORTAL_SOURCE_MAPS'];
  }
  expect(await run()).toEqual([false, '1']);
  expect(await run({ kind: 'released' })).toEqual([true, '1']);
  await rm(join(root, 'mfe-z'), { recursive: true });
}, 20_000);

test('[F-17] an area’s calls are compiled into it and its server: a change builds these alone', async () => {
  const calls = { '@portal/wire-x': 'workspace:*' };
  await aPackage('mfe-x', 'remote', script, calls);
  await aPackage('mfe-y', 'remote', script);
  await aPackage('an-api', 'server', script, calls);
  await write('mfe-x/calls/src/calls.ts', 'one call');
  await build();
  await write('mfe-x/calls/src/calls.ts', 'two calls');
  expect(await build()).toEqual(['an-api', 'mfe-x']);
  await write('mfe-x/calls/package.json', '{ "version": "1.1.0" }');
  expect(await build()).toEqual(['an-api', 'mfe-x']);
  await rm(join(root, 'mfe-y'), { recursive: true });
  await rm(join(root, 'an-api'), { recursive: true });
}, 20_000);

test('texts and stand-ins are compiled into first views of an area, and only there', async () => {
  await aPackage('mfe-x', 'remote', script);
  await aPackage('mfe-y', 'remote', script);
  await write('mfe-y/src/pages.ts', 'export const pages = [{ path: "/y", firstView: "list" }];');
  const inputs = [
    'shared/i18n/src/messages/de.ts',
    'shared/research/src/messages/en.ts',
    'shared/wire/src/index.ts',
    'shell/src/first-view/stand-ins/ui.ts',
  ];
  for (const input of inputs) await write(input, 'one');
  await build();
  for (const input of inputs) {
    await write(input, 'two');
    expect([input, await build()]).toEqual([input, ['mfe-y', 'shell']]);
  }
  await rm(join(root, 'mfe-y'), { recursive: true });
}, 20_000);

test('a build that fails shows its own error, and is tried again the next time', async () => {
  await aPackage('mfe-x', 'remote', `node -e "console.error('ERROR in ./src/remote.ts');process.exit(2)"`);
  await expect(build()).rejects.toThrow(/^mfe-x could not be built:\n\nERROR in \.\/src\/remote\.ts\n$/);
  await expect(stat(join(local('mfe-x'), '.inputs'))).rejects.toThrow('ENOENT');
  await expect(build()).rejects.toThrow('mfe-x could not be built');
});

test('every bundle is measured, raw and compressed, in an order that stays', async () => {
  await aPackage('shell', 'shell', script);
  await aShellBuild(local('shell'));
  await aRemoteBuild(local('mfe-x'), { name: 'mfe-x' });
  const sizes = (await Promise.all((await portalPackages(root)).map(bundleSizes))).flat();
  expect(sizes.map(({ package: name, bundle, files, raw }) => [name, bundle, files, raw])).toEqual([
    ['shell', 'initial', 3, 1800 + 8 + 6],
    ['shell', 'typeface', 1, 4],
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
  ['src_screens_login_LoginScreen_tsx-src_components_FormError_module_css-src_-b4370c', 'login LoginScreen'],
  ['src_screens_document-preview_DocumentPreviewScreen_tsx', 'document-preview DocumentPreviewScreen'],
])('a part called %s by the bundler reads %s', (chunk, name) => {
  expect(partName(chunk)).toBe(name);
});
