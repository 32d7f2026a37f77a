import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketAddress, s3Objects } from '@portal/bucket';
import type { Config } from '#config.ts';
import { bucketContent } from './bucketContent.ts';
import { ContentUnavailable, type ContentStore } from './ContentStore.ts';
import { folderContent } from './folderContent.ts';

export type ContentSettings = Pick<
  Config,
  'PORTAL_CONTENT' | 'PORTAL_CONTENT_ENDPOINT' | 'PORTAL_CONTENT_REGION' | 'PORTAL_DATA'
>;

/** The store that the settings name. */
export function openContent(settings: ContentSettings): ContentStore {
  const { PORTAL_CONTENT: given, PORTAL_DATA } = settings;
  const address = bucketAddress(given ?? '');
  if (address === undefined) return folderContent(given ?? join(PORTAL_DATA, 'content'));
  const { PORTAL_CONTENT_ENDPOINT: endpoint, PORTAL_CONTENT_REGION: region = 'us-east-1' } = settings;
  const objects = s3Objects(
    { ...address, endpoint, region },
    {
      setting: 'PORTAL_CONTENT',
      toError: (fault, cause) => new ContentUnavailable(fault, cause),
    },
  );
  return bucketContent(objects, {
    location: `s3://${address.bucket}/${address.prefix}`,
    incoming: join(tmpdir(), 'portal-incoming'),
  });
}
