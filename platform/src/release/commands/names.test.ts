import { join } from 'node:path';
import { folderStore } from '#run/store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { releaseLine } from '#testing/releaseLine.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const root = temporaryFolder();
let count = 0;

const shell = { shared: {}, offers: { '@portal/ui': ['Button', 'Map', 'Modal'], '@portal/wire': ['call'] } };
const login = { name: 'mfe-auth', shared: {}, uses: { '@portal/ui': ['Button', 'Modal'] } };

/** uat runs a login that no longer uses Modal, with a fallback that does. */
async function aStore() {
  const folder = join(root, String((count += 1)));
  const PORTAL_STORE = join(folder, 'store');
  const store = folderStore(PORTAL_STORE);
  await publishFakes({ store, folder, shell, remotes: [login] }, { environment: 'uat' });
  const later = { ...login, version: '1.1.0', uses: { '@portal/ui': ['Button'], '@portal/wire': ['call'] } };
  await publishFakes({ store, folder, remotes: [later] }, { environment: 'uat' });
  return { store, folder, release: (line: string) => releaseLine(PORTAL_STORE, line) };
}

const note = 'The shell itself may still use them. To see who uses one: pnpm release names <name>';

test('names that nothing uses are listed, also not what is fallen back on', async () => {
  const { store, folder, release } = await aStore();
  expect(await release('names')).toBe(
    `No area uses, in any environment:\n  package     names\n  @portal/ui  Map\n${note}`,
  );
  const remotes = [{ name: 'mfe-map', shared: {}, uses: { '@portal/ui': ['Map'] } }];
  await publishFakes({ store, folder, remotes }, { environment: 'uat' });
  expect(await release('names')).toBe(`Every name that a shell offers is used by an area.\n${note}`);
});

test('who uses a name is reported by environment and version', async () => {
  const { release } = await aStore();
  await release('promote shell mfe-auth --to staging --why x');
  expect(await release('names Button Modal Map Gone')).toBe(
    [
      'Button',
      '  package     environment  used by   version',
      '  @portal/ui  uat          mfe-auth  1.1.0',
      '  @portal/ui  uat          mfe-auth  1.0.0',
      '  @portal/ui  staging      mfe-auth  1.1.0',
      '',
      'Modal',
      '  package     environment  used by   version',
      '  @portal/ui  uat          mfe-auth  1.0.0',
      '',
      'Map: no area uses it (@portal/ui).',
      '',
      'Gone: no shell offers it, and no area uses it.',
    ].join('\n'),
  );
});
