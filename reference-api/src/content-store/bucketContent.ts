import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ObjectFacts, S3Objects } from '@portal/bucket';
import { LRUCache } from 'lru-cache';
import {
  ContentDamaged,
  isHash,
  ownerMark,
  pathOf,
  type ContentStore,
  type ReceivedFile,
  type StoredContent,
  type UnusedFiles,
} from './ContentStore.ts';
import { receiveAndKeep, sweepIncoming } from './incoming.ts';

/** Objects whose check is remembered while they stay as they are. */
const mostChecked = 100_000;

/** Half of what an orphan has: what is written again later is written as if it were new. */
const freshMs = 12 * 60 * 60 * 1000;

/** Asked for at once. */
const sweptTogether = 1000;

const isFresh = ({ modified }: ObjectFacts) => Date.now() - modified.getTime() < freshMs;

interface Places {
  location: string;
  /** See ContentStore. */
  incoming: string;
}

/** A bucket: `sha256/ab/cdef…`. What is written goes through `incoming`, as its hash is its name. */
export function bucketContent(objects: S3Objects, { location, incoming }: Places): ContentStore {
  const check = checkedBy(objects);
  const keep = async ({ path, hash, size }: ReceivedFile): Promise<void> => {
    const key = pathOf(hash);
    const found = await objects.head(key);
    if (found?.sha256 === hash && found.size === size && isFresh(found)) return;
    await objects.putFile(key, { path, size, sha256: hash });
  };
  return {
    location,
    incoming,
    check: async () => {
      await objects.list('sha256/').next();
    },
    claim: async (owner) => {
      await objects.put(ownerMark, Buffer.from(owner), { only: 'new' });
      return (await objects.get(ownerMark))?.bytes.toString() ?? '';
    },
    keep,
    write: (bytes, mostBytes) => receiveAndKeep({ incoming, keep }, bytes, mostBytes),
    open: async (hash) => {
      const found = await objects.head(pathOf(hash));
      if (found === undefined) return undefined;
      await check(hash, found);
      return contentOf(objects, hash, found);
    },
    has: async (hash) => (await objects.head(pathOf(hash))) !== undefined,
    renew: async (hash) => {
      const found = await objects.head(pathOf(hash));
      if (found !== undefined && !isFresh(found)) await objects.renew(pathOf(hash));
    },
    sweep: async (unused, olderThanMs) => {
      const before = Date.now() - olderThanMs;
      const left = await sweepIncoming(incoming, before);
      return left + (await sweepObjects(objects, unused, before));
    },
  };
}

async function hashOf(objects: S3Objects, hash: string, { etag }: ObjectFacts): Promise<string> {
  const found = createHash('sha256');
  for await (const chunk of objects.read(pathOf(hash), { etag })) found.update(chunk);
  return found.digest('hex');
}

/** Reads each version of an object once, however many ask for it. One that is renewed stays the same version. */
function checkedBy(objects: S3Objects) {
  const checks = new LRUCache<string, Promise<void>>({ max: mostChecked });
  return async (hash: string, found: ObjectFacts): Promise<void> => {
    const version = `${hash} ${found.etag} ${found.size}`;
    const reading =
      checks.get(version) ??
      hashOf(objects, hash, found).then((actual) => {
        if (actual !== hash) throw new ContentDamaged(hash);
      });
    checks.set(version, reading);
    try {
      await reading;
    } catch (error) {
      checks.delete(version);
      throw error;
    }
  };
}

const contentOf = (objects: S3Objects, hash: string, { size, etag }: ObjectFacts): StoredContent => ({
  size,
  read: (range) =>
    size === 0
      ? Readable.from([])
      : Readable.from(objects.read(pathOf(hash), { etag, range }), { objectMode: false }),
  // Nothing is open before it is read.
  close: () => Promise.resolve(),
});

async function* oldHashes(objects: S3Objects, before: number): AsyncGenerator<string[]> {
  let hashes: string[] = [];
  for await (const { key, modified } of objects.list('sha256/')) {
    const hash = key.replace(/^sha256\/|\//g, '');
    if (!isHash(hash) || modified.getTime() >= before) continue;
    hashes.push(hash);
    if (hashes.length < sweptTogether) continue;
    yield hashes;
    hashes = [];
  }
  if (hashes.length > 0) yield hashes;
}

async function sweepObjects(objects: S3Objects, unused: UnusedFiles, before: number): Promise<number> {
  let removed = 0;
  for await (const hashes of oldHashes(objects, before)) {
    for (const hash of await unused.among(hashes)) {
      const remove = async () => {
        const found = await objects.head(pathOf(hash));
        // Written again or renewed meanwhile: a publication is about to name it.
        if (found === undefined || found.modified.getTime() >= before) return false;
        await objects.remove([pathOf(hash)]);
        return true;
      };
      if (await unused.ifStill(hash, remove)) removed += 1;
    }
  }
  return removed;
}
