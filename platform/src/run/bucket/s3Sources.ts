import type { S3Objects } from '@portal/bucket';
import { checkedFile, checkedRelease } from '../store/checkedNames.ts';
import type { ReleaseName, ReleaseStore } from '../store/releaseStore.ts';

/** The build sources of a bucket store; paths as in a folder store. */
export function s3Sources(objects: S3Objects): Pick<ReleaseStore, 'sources' | 'addSource'> {
  const folderOf = (release: ReleaseName) => `sources/${checkedRelease(release)}/`;
  return {
    async sources(release) {
      const texts: string[] = [];
      for await (const { key } of objects.list(folderOf(release))) {
        const found = await objects.get(key);
        if (found !== undefined) texts.push(found.bytes.toString('utf8'));
      }
      return texts;
    },
    async addSource(release, key, text) {
      await objects.put(folderOf(release) + checkedFile(`${key}.json`), Buffer.from(text), {
        only: 'new',
        contentType: 'application/json',
      });
    },
  };
}
