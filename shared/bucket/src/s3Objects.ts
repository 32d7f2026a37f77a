import { addressOf, openBucket, type Bucket, type BucketPlace } from './Bucket.ts';
import { isMissing, isPreconditionFailed, isWriteConflict, s3Fault, type BucketFault } from './s3Faults.ts';
import {
  headObject,
  putFile,
  readObject,
  renewObject,
  type LocalFile,
  type ObjectFacts,
  type ObjectPart,
} from './s3Files.ts';

export type { BucketPlace } from './Bucket.ts';
export type { ObjectFacts } from './s3Files.ts';

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

interface ListedObject {
  key: string;
  modified: Date;
}

/** Keys exclude the prefix. */
export interface S3Objects {
  get(key: string): Promise<StoredObject | undefined>;
  /** Returns false if the condition does not hold. */
  put(key: string, bytes: Buffer, writing?: Writing): Promise<boolean>;
  list(prefix: string): AsyncGenerator<ListedObject, void>;
  remove(keys: readonly string[]): Promise<void>;
  head(key: string): Promise<ObjectFacts | undefined>;
  /** Streams it; nothing is asked for before the first chunk is. */
  read(key: string, part: ObjectPart): AsyncGenerator<Uint8Array, void>;
  putFile(key: string, file: LocalFile): Promise<void>;
  /** Makes it as new as if it were written now. */
  renew(key: string): Promise<void>;
}

/** How the program tells its people what is wrong. */
export interface FaultWords {
  /** The setting that names the bucket. `…_ENDPOINT` and `…_REGION` belong to it. */
  setting: string;
  toError: (fault: BucketFault, cause: unknown) => Error;
}

/** Limit of one request. */
const removedAtOnce = 1000;

/** What is known to go wrong is thrown as `words` has it, anything else as it is. */
export function s3Objects(place: BucketPlace, words: FaultWords): S3Objects {
  let opened: Promise<Bucket> | undefined;
  const open = () => (opened ??= openBucket(place));
  const explain = (error: unknown, key?: string): unknown => {
    const about = key === undefined ? {} : { key: place.prefix + key };
    const fault = s3Fault(error, { ...place, setting: words.setting, ...about });
    return fault === undefined ? error : words.toError(fault, error);
  };
  const ask = async <Result>(work: (bucket: Bucket) => Promise<Result>, key?: string): Promise<Result> => {
    try {
      return await work(await open());
    } catch (error) {
      throw explain(error, key);
    }
  };
  async function* iterate<Item>(
    work: (bucket: Bucket) => AsyncGenerator<Item>,
    key?: string,
  ): AsyncGenerator<Item, void> {
    try {
      yield* work(await open());
    } catch (error) {
      throw explain(error, key);
    }
  }
  return {
    get: (key) => ask((bucket) => getObject(bucket, key), key),
    put: (key, bytes, writing = {}) => ask((bucket) => putObject(bucket, { key, bytes, ...writing }), key),
    list: (below) => iterate((bucket) => listObjects(bucket, below)),
    remove: (keys) => ask((bucket) => removeObjects(bucket, keys)),
    head: (key) => ask((bucket) => headObject(bucket, key), key),
    read: (key, part) => iterate((bucket) => readObject(bucket, key, part), key),
    putFile: (key, file) => ask((bucket) => putFile(bucket, key, file), key),
    renew: (key) => ask((bucket) => renewObject(bucket, key), key),
  };
}

async function getObject(bucket: Bucket, key: string): Promise<StoredObject | undefined> {
  const { client, library } = bucket;
  try {
    const { Body, ETag, Metadata, LastModified } = await client.send(
      new library.GetObjectCommand(addressOf(bucket, key)),
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
  const { client, library } = bucket;
  const { key, bytes, only, writer, contentType, cacheControl } = writing;
  try {
    await client.send(
      new library.PutObjectCommand({
        ...addressOf(bucket, key),
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

async function* listObjects({ client, library, place }: Bucket, below: string): AsyncGenerator<ListedObject> {
  const listing = { Bucket: place.bucket, Prefix: place.prefix + below };
  for await (const page of library.paginateListObjectsV2({ client }, listing)) {
    for (const { Key = '', LastModified = new Date() } of page.Contents ?? [])
      yield { key: Key.slice(place.prefix.length), modified: LastModified };
  }
}

async function removeObjects({ client, library, place }: Bucket, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += removedAtOnce) {
    const Objects = keys.slice(start, start + removedAtOnce).map((key) => ({ Key: place.prefix + key }));
    const { Errors = [] } = await client.send(
      new library.DeleteObjectsCommand({ Bucket: place.bucket, Delete: { Objects, Quiet: true } }),
    );
    const [first] = Errors;
    if (first !== undefined) throw Object.assign(new Error(first.Message), { name: first.Code });
  }
}
