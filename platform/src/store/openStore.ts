import { folderStore } from './folderStore.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** Where releases are kept: a folder, or an S3-compatible bucket. */
export type StorePlace =
  | { kind: 'folder'; folder: string }
  | { kind: 'bucket'; bucket: string; prefix: string; endpoint: string | undefined; region: string };

/** Opens a release store; loads the S3 library only for a bucket. */
export async function openStore(place: StorePlace): Promise<ReleaseStore> {
  if (place.kind === 'folder') return folderStore(place.folder);
  const { s3Store } = await import('../bucket/s3Store.ts');
  return s3Store(place);
}
