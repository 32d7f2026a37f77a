import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedFile } from './checkedNames.ts';
import { entriesOf, readIfThere } from './folderReleases.ts';
import type { EnvironmentName, EnvironmentTexts } from './releaseStore.ts';
import { replaceWhole } from './writeWhole.ts';

/** A folder of each environment, next to its revisions. */
export function folderTexts(root: string, kind: 'pictures' | 'proposals'): EnvironmentTexts {
  const folderOf = (environment: EnvironmentName) => join(root, 'environments', environment, kind);
  const fileOf = (environment: EnvironmentName, id: string) =>
    join(folderOf(environment), checkedFile(`${id}.json`));
  return {
    async ids(environment) {
      const names = await entriesOf(folderOf(environment));
      return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    },
    async read(environment, id) {
      return (await readIfThere(fileOf(environment, id)))?.toString('utf8');
    },
    write: async (environment, id, text) => replaceWhole(fileOf(environment, id), text),
    remove: async (environment, id) => rm(fileOf(environment, id), { force: true }),
  };
}
