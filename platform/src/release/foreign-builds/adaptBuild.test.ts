import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '#run/store/integrityOf.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { adaptBuild } from './adaptBuild.ts';
import { readBuiltRelease } from '../releases/builtRelease.ts';

const root = temporaryFolder();
let count = 0;

const portal = {
  role: 'remote',
  area: 'plain',
  contract: '1.0.0',
  uses: {},
  pages: [{ path: '/plain', group: 'gated' }],
};
const manifest = {
  exposes: [{ assets: { js: { sync: ['remote.js'], async: [] }, css: { sync: ['remote.css'], async: [] } } }],
};
const built = {
  'remoteEntry.js': 'var mfe_plain_1_0_0;',
  'remote.js': 'one();',
  'remote.js.map': '{}',
  'remote.css': 'h1{}',
  'assets/late.js': 'two();',
  '.notes': '{}',
};

async function aPlainBuild(manifestText: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(root, String((count += 1)));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await writeFile(join(folder, 'package.json'), manifestText);
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, 'dist', file), text);
  return folder;
}

const described = (more: object = {}) =>
  JSON.stringify({ name: 'mfe-plain', version: '1.0.0', portal, ...more });

test('[F-26] a foreign build gets a record with the hash of every file, and can be published', async () => {
  const folder = await aPlainBuild(described(), {
    ...built,
    'mf-manifest.json': JSON.stringify(manifest),
  });
  expect(await adaptBuild(folder)).toEqual({ name: 'mfe-plain', version: '1.0.0' });
  const { record } = await readBuiltRelease('mfe-plain', join(folder, 'dist'));
  expect(record).toMatchObject({
    area: 'plain',
    manifest: { entry: 'remoteEntry.js', exposed: { js: ['remote.js'], css: ['remote.css'] } },
  });
  expect(Object.keys(record.integrity)).toEqual(
    expect.arrayContaining(['remoteEntry.js', 'remote.js', 'remote.css', 'assets/late.js']),
  );
  expect(record.integrity['assets/late.js']).toBe(integrityOf(Buffer.from('two();')));
  for (const file of ['remote.js.map', '.notes']) expect(record.integrity).not.toHaveProperty([file]);
  await adaptBuild(folder);
  expect(await readFile(join(folder, 'dist/release.json'), 'utf8')).not.toContain('release.json');
});

test.each([
  ['no package.json', undefined, built, 'has no package.json.'],
  ['no description', '{"name":"mfe-plain","version":"1.0.0"}', built, 'does not describe a remote:'],
  [
    'a description that is no JSON',
    '{"name":',
    built,
    '/package.json is not JSON: Unexpected end of JSON input',
  ],
  [
    'a manifest that is no JSON',
    described(),
    { ...built, 'mf-manifest.json': '<html>' },
    '/dist/mf-manifest.json is not JSON: Unexpected token',
  ],
  ['no build', described(), {}, 'mfe-plain has no remoteEntry.js in '],
  [
    'another global name',
    described({ version: '1.1.0' }),
    built,
    'The entry of mfe-plain, remoteEntry.js, does not set the global mfe_plain_1_1_0.',
  ],
])('[F-26] %s is refused in words', async (_, text, files, message) => {
  const folder = text === undefined ? join(root, 'nowhere') : await aPlainBuild(text, files);
  await expect(adaptBuild(folder)).rejects.toThrow(message);
});
