import { join } from 'node:path';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { configure } from './configure.ts';
import { currentRevision } from './revision.ts';

const folder = temporaryFolder();

test('configure replaces all settings: those missing from the file are removed, named', async () => {
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, shell: {}, remotes: [{ name: 'mfe-auth' }] }, { environment: 'uat' });
  const request = { store, environment: 'uat', who: 'kim', why: 'our own API' } as const;
  const { apiBase, overrides, links } = await environmentSettings('uat');
  const { privacyText: _removed, ...otherLinks } = links;
  const fewest = { apiBase, overrides, links: otherLinks };
  const most = {
    ...fewest,
    links: { ...otherLinks, privacyText: '/texts/{language}.json' },
    headerVariant: 'plain' as const,
    downloads: { tokens: true, folders: ['/files/'] },
    tabNames: { equities: 'Stocks' },
  };
  await configure({ ...request, settings: most });
  const { what } = await configure({ ...request, settings: fewest });
  expect(what.toSorted()).toEqual([
    'downloads.folders /files/ → all of the API',
    'downloads.tokens true → as the API describes',
    'headerVariant plain → uat (default)',
    'links.privacyText /texts/{language}.json → removed',
    'tabNames.equities Stocks → removed',
  ]);
  const environment = (await currentRevision(store, 'uat'))?.environment;
  expect(environment).toMatchObject(fewest);
  expect(environment?.links).not.toHaveProperty('privacyText');
  for (const name of ['headerVariant', 'downloads', 'tabNames']) expect(environment).not.toHaveProperty(name);
  expect(Object.keys(environment?.remotes ?? {})).toEqual(['mfe-auth']);
});
