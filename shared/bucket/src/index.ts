export { bucketAddress } from './bucketAddress.ts';
export type { BucketFault } from './s3Faults.ts';
export { s3Objects, type BucketPlace, type ObjectFacts, type S3Objects } from './s3Objects.ts';
