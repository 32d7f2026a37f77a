import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededRanges, offeredVersions } from './sharedModules.ts';

const checkout = join(import.meta.dirname, '../../../..');
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(checkout, 'shared', name, 'package.json'), 'utf8')) as { version: string })
    .version;

test.each(['api', 'contract', 'i18n', 'router', 'session', 'ui', 'wire', 'research'])(
  '@portal/%s is brought in the version of its package.json, and needed from that one on',
  (name) => {
    const folder = join(checkout, 'shell');
    expect(offeredVersions(folder)[`@portal/${name}`]).toBe(versionOf(name));
    expect(neededRanges(folder)[`@portal/${name}`]).toBe(`^${versionOf(name)}`);
  },
);

test('what the shell registers by its own hand has the version of its package.json, too', () => {
  const source = readFileSync(join(checkout, 'shell/src/remotes/provideShared.ts'), 'utf8');
  expect(source).toContain(`laterShared = { '@portal/research': '${versionOf('research')}' }`);
});
