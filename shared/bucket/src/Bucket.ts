import type * as Library from '@aws-sdk/client-s3';

/** Credentials come from the usual AWS sources (environment, profile, instance). */
export interface BucketPlace {
  bucket: string;
  /** Folder in the bucket: empty, or with a trailing slash. */
  prefix: string;
  /** Absent for AWS itself. */
  endpoint?: string | undefined;
  region: string;
  /** For tests. */
  patience?: { answerMs: number; attempts: number };
}

/** A bucket whose client is ready. */
export interface Bucket {
  library: typeof Library;
  client: Library.S3Client;
  place: BucketPlace;
  patience: { answerMs: number; attempts: number };
}

/** Each that reads slowly keeps one. */
const mostConnections = 500;

/** The library would say on the console what is thrown anyway. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Loads the library, which is large. */
export async function openBucket(place: BucketPlace): Promise<Bucket> {
  // Hides the SDK's notice about future Node requirements from every command's output; the version is pinned.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const library = await import('@aws-sdk/client-s3');
  const { endpoint, region, patience = { answerMs: 20_000, attempts: 4 } } = place;
  const client = new library.S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    maxAttempts: patience.attempts,
    logger: silent,
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: patience.answerMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: mostConnections },
      httpsAgent: { maxSockets: mostConnections },
    },
  });
  return { library, client, place, patience };
}

export const addressOf = ({ place }: Bucket, key: string) => ({
  Bucket: place.bucket,
  Key: place.prefix + key,
});
