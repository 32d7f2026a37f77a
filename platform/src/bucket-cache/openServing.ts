import { openStore, type StorePlace } from '../store/openStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { bucketCache, type BringRelease } from './bucketCache.ts';
import { rememberingStore } from './rememberingStore.ts';

export interface Serving {
  store: ReleaseStore;
  /** Folder whose `artefacts/` are served. */
  storeFolder: string;
  /** Brings a release there; absent if the folder is the store itself. */
  bring?: BringRelease;
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
  if (place.kind === 'folder') return { store, storeFolder };
  return {
    store: rememberingStore(store, report),
    storeFolder,
    bring: bucketCache(store, storeFolder),
  };
}
