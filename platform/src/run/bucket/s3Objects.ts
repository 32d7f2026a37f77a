import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isMissing, isPreconditionFailed, isWriteConflict, s3Fault } from './s3Faults.ts';

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

interface StoredObject {
  bytes: Buffer;
  etag: string;
  writer: string | undefined;
  modified: Date;
}

interface Writing {
  /** Write only if the object is new, or still this one. */
  only?: 'new' | { etag: string };
  /** Tells a lost response from another writer who was first. */
  writer?: string;
  contentType?: string;
  cacheControl?: string;
}

/** Failures are user-facing; keys exclude the prefix. */
export interface S3Objects {
  get(key: string): Promise<StoredObject | undefined>;
  /** Returns false if the condition does not hold. */
  put(key: string, bytes: Buffer, writing?: Writing): Promise<boolean>;
  list(prefix: string): AsyncGenerator<{ key: string; modified: Date }>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Limit of one request. */
const removedAtOnce = 1000;

interface Bucket {
  client: S3Client;
  place: BucketPlace;
}

export function s3Objects(place: BucketPlace): S3Objects {
  // Hides the SDK's notice about future Node requirements from every command's output; the version is pinned.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const { endpoint, region, patience = { answerMs: 20_000, attempts: 4 } } = place;
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    maxAttempts: patience.attempts,
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: patience.answerMs,
      throwOnRequestTimeout: true,
    },
  });
  const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw s3Fault(error, place);
    }
  };
  const bucket = { client, place };
  return {
    get: (key) => explained(getObject(bucket, key)),
    put: (key, bytes, writing = {}) => explained(putObject(bucket, { key, bytes, ...writing })),
    list: (below) => listObjects(bucket, below),
    remove: (keys) => explained(removeObjects(bucket, keys)),
  };
}

async function getObject({ client, place }: Bucket, key: string): Promise<StoredObject | undefined> {
  try {
    const { Body, ETag, Metadata, LastModified } = await client.send(
      new GetObjectCommand({ Bucket: place.bucket, Key: place.prefix + key }),
    );
    return {
      bytes: Buffer.from((await Body?.transformToByteArray()) ?? []),
      etag: ETag ?? '',
      writer: Metadata?.['writer'],
      modified: LastModified ?? new Date(),
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

interface ObjectWriting extends Writing {
  key: string;
  bytes: Buffer;
}

async function putObject(bucket: Bucket, writing: ObjectWriting): Promise<boolean> {
  const { client, place } = bucket;
  const { key, bytes, only, writer, contentType, cacheControl } = writing;
  try {
    await client.send(
      new PutObjectCommand({
        Bucket: place.bucket,
        Key: place.prefix + key,
        Body: bytes,
        ContentType: contentType,
        CacheControl: cacheControl,
        Metadata: writer === undefined ? undefined : { writer },
        IfNoneMatch: only === 'new' ? '*' : undefined,
        IfMatch: typeof only === 'object' ? only.etag : undefined,
      }),
    );
    return true;
  } catch (error) {
    if (isWriteConflict(error)) return putObject(bucket, writing);
    if (only !== undefined && (isPreconditionFailed(error) || isMissing(error))) return false;
    throw error;
  }
}

async function* listObjects({ client, place }: Bucket, below: string) {
  const asked = { Bucket: place.bucket, Prefix: place.prefix + below };
  try {
    for await (const page of paginateListObjectsV2({ client }, asked)) {
      for (const { Key = '', LastModified = new Date() } of page.Contents ?? [])
        yield { key: Key.slice(place.prefix.length), modified: LastModified };
    }
  } catch (error) {
    throw s3Fault(error, place);
  }
}

async function removeObjects({ client, place }: Bucket, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += removedAtOnce) {
    const Objects = keys.slice(start, start + removedAtOnce).map((key) => ({ Key: place.prefix + key }));
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: place.bucket, Delete: { Objects, Quiet: true } }),
    );
    const [first] = Errors;
    if (first !== undefined) throw Object.assign(new Error(first.Message), { name: first.Code });
  }
}
