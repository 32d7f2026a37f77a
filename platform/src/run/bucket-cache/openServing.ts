import { access, constants } from 'node:fs/promises';
import { systemErrorCode } from '@portal/node';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { folderReleases } from '../store/folderReleases.ts';
import { openStore, type StorePlace } from '../store/openStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { bucketCache, type BringRelease } from './bucketCache.ts';
import { revisionKeeper } from './revisionKeeper.ts';
import { rememberingStore } from './rememberingStore.ts';

export interface Serving {
  store: ReleaseStore;
  /** Folder whose `artefacts/` are served. */
  storeFolder: string;
  /** Brings a release there; absent if the folder is the store itself. */
  bring?: BringRelease;
  /** In words, while a bucket cannot be reached. */
  servingOwnCopy?: () => string | undefined;
}

interface Place {
  store: StorePlace;
  storeFolder: string;
}

/** Opens a folder as it is, a bucket through a local folder. */
export async function openServing(
  { store: place, storeFolder }: Place,
  report: (sentence: string) => void,
): Promise<Serving> {
  const store = await openStore(place);
  if (place.kind === 'folder') return { store: existingStore(store, storeFolder), storeFolder };
  const keeper = revisionKeeper(storeFolder);
  const remembering = rememberingStore({ store, report, keeper }, folderReleases(storeFolder));
  return {
    store: remembering,
    storeFolder,
    bring: bucketCache(store, storeFolder),
    servingOwnCopy: remembering.servingOwnCopy,
  };
}

/** A folder that is not there, such as one that is not mounted, is not called empty. */
const existingStore = (store: ReleaseStore, folder: string): ReleaseStore => ({
  ...store,
  async currentRevision(environment) {
    const code = await access(folder, constants.R_OK).then(
      () => undefined,
      (error: unknown) => systemErrorCode(error) ?? String(error),
    );
    if (code === undefined) return store.currentRevision(environment);
    throw new UserFacingError(
      `The release store ${folder} cannot be read (${code}).`,
      'Check that the folder is there, mounted and readable, or correct PORTAL_STORE.',
    );
  },
});
