import type { S3Objects } from '@portal/bucket';
import { checkedFile } from '../store/checkedNames.ts';
import type { EnvironmentName, ProposalStore } from '../store/releaseStore.ts';

/** The proposals of a bucket store; paths as in a folder store. */
export function s3Proposals(objects: S3Objects): ProposalStore {
  const folderOf = (environment: EnvironmentName) => `environments/${environment}/proposals/`;
  const keyOf = (environment: EnvironmentName, id: string) =>
    folderOf(environment) + checkedFile(`${id}.json`);
  return {
    async proposals(environment) {
      const ids: string[] = [];
      for await (const { key } of objects.list(folderOf(environment)))
        if (key.endsWith('.json')) ids.push(key.slice(folderOf(environment).length, -'.json'.length));
      return ids;
    },
    async readProposal(environment, id) {
      return (await objects.get(keyOf(environment, id)))?.bytes.toString('utf8');
    },
    async writeProposal(environment, id, text) {
      await objects.put(keyOf(environment, id), Buffer.from(text), { contentType: 'application/json' });
    },
    removeProposal: async (environment, id) => objects.remove([keyOf(environment, id)]),
  };
}
