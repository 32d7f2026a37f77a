import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedFile } from './checkedNames.ts';
import { entriesOf, readIfThere } from './folderReleases.ts';
import type { EnvironmentName, ProposalStore } from './releaseStore.ts';
import { replaceWhole } from './writeWhole.ts';

/** Next to the revisions, which they never join. */
export function folderProposals(root: string): ProposalStore {
  const folderOf = (environment: EnvironmentName) => join(root, 'environments', environment, 'proposals');
  const fileOf = (environment: EnvironmentName, id: string) =>
    join(folderOf(environment), checkedFile(`${id}.json`));
  return {
    async proposals(environment) {
      const names = await entriesOf(folderOf(environment));
      return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    },
    async readProposal(environment, id) {
      return (await readIfThere(fileOf(environment, id)))?.toString('utf8');
    },
    writeProposal: async (environment, id, text) => replaceWhole(fileOf(environment, id), text),
    removeProposal: async (environment, id) => rm(fileOf(environment, id), { force: true }),
  };
}
