import type { S3Objects } from '@portal/bucket';
import { checkedFile } from '../store/checkedNames.ts';
import type { EnvironmentName, EnvironmentTexts } from '../store/releaseStore.ts';

/** Texts of an environment in a bucket; paths as in a folder store. */
export function s3Texts(objects: S3Objects, kind: 'pictures' | 'proposals'): EnvironmentTexts {
  const folderOf = (environment: EnvironmentName) => `environments/${environment}/${kind}/`;
  const keyOf = (environment: EnvironmentName, id: string) =>
    folderOf(environment) + checkedFile(`${id}.json`);
  return {
    async ids(environment) {
      const ids: string[] = [];
      for await (const { key } of objects.list(folderOf(environment)))
        if (key.endsWith('.json')) ids.push(key.slice(folderOf(environment).length, -'.json'.length));
      return ids;
    },
    async read(environment, id) {
      return (await objects.get(keyOf(environment, id)))?.bytes.toString('utf8');
    },
    async write(environment, id, text) {
      await objects.put(keyOf(environment, id), Buffer.from(text), { contentType: 'application/json' });
    },
    remove: async (environment, id) => objects.remove([keyOf(environment, id)]),
  };
}
