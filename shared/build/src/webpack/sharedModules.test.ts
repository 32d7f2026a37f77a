import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumedModules, neededRanges, offeredVersions } from './sharedModules.ts';

const checkout = join(import.meta.dirname, '../../../..');
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(checkout, 'shared', name, 'package.json'), 'utf8')) as { version: string })
    .version;

test.each(['api', 'contract', 'i18n', 'router', 'session', 'ui', 'wire', 'research'])(
  '@portal/%s has the version of its package.json, which is required from then on',
  (name) => {
    const folder = join(checkout, 'shell');
    expect(offeredVersions(folder)[`@portal/${name}`]).toBe(versionOf(name));
    expect(neededRanges(folder)[`@portal/${name}`]).toBe(`^${versionOf(name)}`);
  },
);

test('[F-26] an own repository requires the versions that the area and its calls installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-own-'));
  const installed = { '@portal/ui': '1.2.0', '@portal/api': '1.8.0' };
  for (const [name, version] of Object.entries(installed)) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  }
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(checkout, 'shell/node_modules', name), join(folder, 'node_modules', name));
  expect(neededRanges(folder)).toMatchObject({ '@portal/ui': '^1.2.0', '@portal/api': '^1.8.0' });
  expect(consumedModules(folder)['@portal/ui']).toMatchObject({ version: '1.2.0', import: false });
  rmSync(folder, { recursive: true });
});
