import { folderStore } from './folderStore.ts';
import type { ReleaseStore } from './releaseStore.ts';

export type StorePlace =
  | { kind: 'folder'; folder: string }
  | { kind: 'bucket'; bucket: string; prefix: string; endpoint: string | undefined; region: string };

/** Loads the S3 library only for a bucket. */
export async function openStore(place: StorePlace): Promise<ReleaseStore> {
  if (place.kind === 'folder') return folderStore(place.folder);
  const { s3Store } = await import('../bucket/s3Store.ts');
  return s3Store(place);
}
