import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, type Bucket } from './Bucket.ts';
import { isMissing, isWorthRetrying } from './s3Faults.ts';

export interface ObjectFacts {
  size: number;
  etag: string;
  /** To the second. */
  modified: Date;
  /** As it was written with the object. */
  sha256: string | undefined;
}

/** A file of this machine, to be stored as it is. */
export interface LocalFile {
  path: string;
  size: number;
  /** In hex. The storage refuses other bytes. */
  sha256: string;
}

export interface ObjectPart {
  /** Of the version that is meant. */
  etag: string;
  /** Inclusive, as in HTTP; undefined for all of it. */
  range?: { from: number; to: number } | undefined;
}

export async function headObject(bucket: Bucket, key: string): Promise<ObjectFacts | undefined> {
  const { client, library } = bucket;
  try {
    const head = await client.send(new library.HeadObjectCommand(addressOf(bucket, key)));
    return {
      size: head.ContentLength ?? 0,
      etag: head.ETag ?? '',
      modified: head.LastModified ?? new Date(),
      sha256: head.Metadata?.['sha256'],
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Its chunks as they are asked for; each has its own limit of time. */
export async function* readObject(
  bucket: Bucket,
  key: string,
  { etag, range }: ObjectPart,
): AsyncGenerator<Uint8Array> {
  const { client, library, patience } = bucket;
  const { Body } = await client.send(
    new library.GetObjectCommand({
      ...addressOf(bucket, key),
      IfMatch: etag,
      Range: range && `bytes=${range.from}-${range.to}`,
    }),
  );
  const body = Body as Readable;
  const chunks = body.iterator() as AsyncIterator<Uint8Array, undefined>;
  const late = Object.assign(new Error('The rest of an object did not come.'), { name: 'TimeoutError' });
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(late), patience.answerMs);
      const { done, value } = await chunks.next().finally(() => clearTimeout(timer));
      if (done === true) return;
      yield value;
    }
  } finally {
    body.destroy();
  }
}

/** A kilobyte a millisecond is slow. */
const slowestBytesPerMs = 1024;

const timeFor = (size: number, { answerMs }: Bucket['patience']) => answerMs + size / slowestBytesPerMs;

async function sendFile(bucket: Bucket, key: string, { path, size, sha256 }: LocalFile): Promise<void> {
  const { client, library, patience } = bucket;
  const body = createReadStream(path);
  const command = new library.PutObjectCommand({
    ...addressOf(bucket, key),
    Body: body,
    ContentLength: size,
    ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
    Metadata: { sha256 },
  });
  // Signed with the request: without it the bytes of a stream are not.
  command.middlewareStack.add(
    (next) => (given) => {
      const { headers } = given.request as { headers: Record<string, string> };
      headers['x-amz-content-sha256'] = sha256;
      return next(given);
    },
    { step: 'build', name: 'knownHash' },
  );
  try {
    await client.send(command, { requestTimeout: timeFor(size, patience) });
  } finally {
    body.destroy();
  }
}

/** In one request, so that the object is whole or not there. The library does not repeat what is streamed. */
export async function putFile(bucket: Bucket, key: string, file: LocalFile): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendFile(bucket, key, file);
    } catch (error) {
      if (attempt >= bucket.patience.attempts || !isWorthRetrying(error)) throw error;
      await pause(50 * 2 ** attempt);
    }
  }
}

/** As if it were written now. Does nothing if it is not there. */
export async function renewObject(bucket: Bucket, key: string): Promise<void> {
  const { client, library, place, patience } = bucket;
  const found = await headObject(bucket, key);
  if (found === undefined) return;
  await client.send(
    new library.CopyObjectCommand({
      ...addressOf(bucket, key),
      CopySource: encodeURI(`${place.bucket}/${place.prefix}${key}`),
      CopySourceIfMatch: found.etag,
      MetadataDirective: 'REPLACE',
      Metadata: found.sha256 === undefined ? {} : { sha256: found.sha256 },
    }),
    { requestTimeout: timeFor(found.size, patience) },
  );
}
