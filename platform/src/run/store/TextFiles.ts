import { checkedFile, checkedRelease } from './checkedNames.ts';
import type { EnvironmentName, EnvironmentTexts, ReleaseName, ReleaseStore } from './releaseStore.ts';

/** Small files of a store, by path. */
export interface TextFiles {
  /** What a folder has; nothing if there is none. */
  names(folder: string): Promise<string[]>;
  read(path: string): Promise<string | undefined>;
  /** Atomic; no effect if there is one. */
  create(path: string, text: string): Promise<void>;
  /** Atomic; replaces an earlier text. */
  replace(path: string, text: string): Promise<void>;
  /** No effect if there is none. */
  remove(path: string): Promise<void>;
}

const ending = '.json';
const endsSo = (name: string) => name.endsWith(ending);

/** In a folder of each environment, next to its revisions. */
function environmentTexts(files: TextFiles, kind: 'pictures' | 'proposals'): EnvironmentTexts {
  const folderOf = (environment: EnvironmentName) => `environments/${environment}/${kind}`;
  const pathOf = (environment: EnvironmentName, id: string) =>
    `${folderOf(environment)}/${checkedFile(id + ending)}`;
  return {
    async ids(environment) {
      const names = await files.names(folderOf(environment));
      return names.filter(endsSo).map((name) => name.slice(0, -ending.length));
    },
    read: async (environment, id) => files.read(pathOf(environment, id)),
    write: async (environment, id, text) => files.replace(pathOf(environment, id), text),
    remove: async (environment, id) => files.remove(pathOf(environment, id)),
  };
}

/** Sources are kept next to the releases, which never change. */
export function storeTexts(
  files: TextFiles,
): Pick<ReleaseStore, 'sources' | 'addSource' | 'proposals' | 'pictures'> {
  const folderOf = (release: ReleaseName) => `sources/${checkedRelease(release)}`;
  return {
    async sources(release) {
      const names = (await files.names(folderOf(release))).filter(endsSo);
      const texts = await Promise.all(names.map((name) => files.read(`${folderOf(release)}/${name}`)));
      return texts.flatMap((text) => text ?? []);
    },
    addSource: async (release, key, text) =>
      files.create(`${folderOf(release)}/${checkedFile(key + ending)}`, text),
    proposals: environmentTexts(files, 'proposals'),
    pictures: environmentTexts(files, 'pictures'),
  };
}
