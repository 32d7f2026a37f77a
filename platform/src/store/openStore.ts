import { folderStore } from './folderStore.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** Where releases are kept: a folder, or a bucket of an S3-compatible storage. */
export type StorePlace =
  | { kind: 'folder'; folder: string }
  | { kind: 'bucket'; bucket: string; prefix: string; endpoint: string | undefined; region: string };

/** The release store at a place. The client library of a bucket is only loaded where there is one. */
export async function openStore(place: StorePlace): Promise<ReleaseStore> {
  if (place.kind === 'folder') return folderStore(place.folder);
  const { s3Store } = await import('../bucket/s3Store.ts');
  return s3Store(place);
}
