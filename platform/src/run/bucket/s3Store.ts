import { s3Objects, type BucketPlace } from '@portal/bucket';
import { UserFacingError } from '../faults/UserFacingError.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { storeTexts } from '../store/TextFiles.ts';
import { s3Environments } from './s3Environments.ts';
import { s3Releases } from './s3Releases.ts';
import { s3Texts } from './s3Texts.ts';

/** A release store in an S3-compatible bucket with conditional writes. Paths are as in a folder. */
export function s3Store(place: BucketPlace): ReleaseStore {
  const objects = s3Objects(place, {
    setting: 'PORTAL_STORE',
    toError: ({ message, hint }, cause) => new UserFacingError(message, hint, cause),
  });
  return {
    location: `s3://${place.bucket}/${place.prefix}`,
    ...s3Releases(objects),
    ...s3Environments(objects),
    ...storeTexts(s3Texts(objects)),
  };
}
