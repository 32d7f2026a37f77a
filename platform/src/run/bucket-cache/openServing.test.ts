import { join } from 'node:path';
import { currentPage } from '../gateway/currentPage.ts';
import { makeFolder } from '../store/makeFolder.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { openServing } from './openServing.ts';

const root = temporaryFolder();

test('a folder store that cannot be read is not called empty', async () => {
  const folder = join(root, 'store');
  const place = { store: { kind: 'folder', folder } as const, storeFolder: folder };
  const { store } = await openServing(place, () => {});
  const page = currentPage(store, 'uat');
  await expect(page()).rejects.toMatchObject({
    message: `The release store ${folder} cannot be read (ENOENT).`,
    hint: 'Check that the folder is there, mounted and readable, or correct PORTAL_STORE.',
  });
  await makeFolder(folder);
  await expect(page()).rejects.toThrow('Nothing has been released to environment uat yet.');
});
