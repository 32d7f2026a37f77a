import { join } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { checkedFile, checkedRelease } from './checkedNames.ts';
import { entriesOf, readIfThere } from './folderReleases.ts';
import type { ReleaseName, ReleaseStore } from './releaseStore.ts';
import { createWhole } from './writeWhole.ts';

/** Kept next to the releases, which never change. */
export function folderSources(root: string): Pick<ReleaseStore, 'sources' | 'addSource'> {
  const folderOf = (release: ReleaseName) => join(root, 'sources', checkedRelease(release));
  return {
    async sources(release) {
      const folder = folderOf(release);
      const names = (await entriesOf(folder)).filter((name) => name.endsWith('.json'));
      const texts = await Promise.all(names.map((name) => readIfThere(join(folder, name))));
      return texts.flatMap((text) => text?.toString('utf8') ?? []);
    },
    async addSource(release, key, text) {
      try {
        await createWhole(join(folderOf(release), checkedFile(`${key}.json`)), text);
      } catch (error) {
        if (systemErrorCode(error) !== 'EEXIST') throw error;
      }
    },
  };
}
