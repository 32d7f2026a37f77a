import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Objects } from '@portal/bucket';
import { z } from 'zod';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { checkedFile, checkedRelease, isReleaseName } from '../store/checkedNames.ts';
import { compressFiles } from '../store/compressFiles.ts';
import { inTurns } from '../store/inTurns.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { otherBytes } from '../faults/otherBytes.ts';
import {
  abandonedAfterMs,
  type Publication,
  type ReleaseFiles,
  type ReleaseName,
  type ReleaseStore,
} from '../store/releaseStore.ts';

const recordSchema = z.object({ files: z.record(z.string(), z.string()) });

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

/**
 * The releases of a bucket store. A bucket cannot rename a folder into place, so a release exists once its record under
 * `releases/` does, written last. A claim under `staging/` keeps two builds of one version from mixing.
 */
export function s3Releases(
  objects: S3Objects,
): Pick<ReleaseStore, 'releases' | 'files' | 'readFile' | 'publishedAt' | 'publish' | 'remove' | 'sweep'> {
  const recordOf = (release: ReleaseName) => `releases/${checkedRelease(release)}.json`;
  const folderOf = (release: ReleaseName) => `artefacts/${checkedRelease(release)}/`;
  /** Releases with a record, which stays. */
  const whole = new Set<string>();
  async function isWhole(release: ReleaseName): Promise<boolean> {
    const record = recordOf(release);
    if (!whole.has(record) && (await objects.get(record)) !== undefined) whole.add(record);
    return whole.has(record);
  }
  return {
    async releases() {
      return (await keysBelow(objects, 'releases/')).flatMap(({ key }) => {
        const [, name = '', version = ''] = /^releases\/([^/]+)\/(.+)\.json$/.exec(key) ?? [];
        return [{ name, version }].filter(isReleaseName);
      });
    },
    async files(release) {
      if (!(await isWhole(release))) return [];
      const folder = folderOf(release);
      return (await keysBelow(objects, folder)).map(({ key }) => key.slice(folder.length)).toSorted();
    },
    async readFile(release, file) {
      const key = folderOf(release) + checkedFile(file);
      return (await isWhole(release)) ? (await objects.get(key))?.bytes : undefined;
    },
    async publishedAt(release) {
      return (await objects.get(recordOf(release)))?.modified;
    },
    async publish(release, files) {
      return publishObjects({
        objects,
        release,
        files,
        record: recordOf(release),
        folder: folderOf(release),
      });
    },
    async remove(release) {
      whole.delete(recordOf(release));
      await objects.remove([recordOf(release)]);
      await objects.remove((await keysBelow(objects, folderOf(release))).map(({ key }) => key));
    },
    sweep: () => removeAbandoned(objects),
  };
}

async function keysBelow(objects: S3Objects, prefix: string) {
  const all: { key: string; modified: Date }[] = [];
  for await (const one of objects.list(prefix)) all.push(one);
  return all;
}

/** Removes old claims, and old files of releases without a record. */
async function removeAbandoned(objects: S3Objects): Promise<number> {
  const releases = 'releases/';
  const records = (await keysBelow(objects, releases)).map(({ key }) =>
    key.slice(releases.length, -'.json'.length),
  );
  const isOld = ({ modified }: { modified: Date }) => Date.now() - modified.getTime() > abandonedAfterMs;
  const claims = (await keysBelow(objects, 'staging/')).filter(isOld);
  const orphans = (await keysBelow(objects, 'artefacts/'))
    .filter(isOld)
    .filter(({ key }) => !records.includes(key.split('/').slice(1, 3).join('/')));
  const keys = [...claims, ...orphans].map(({ key }) => key);
  await objects.remove(keys);
  return keys.length;
}

interface ObjectPublication {
  objects: S3Objects;
  release: ReleaseName;
  files: ReleaseFiles;
  /** Key of the release's record. */
  record: string;
  /** Key prefix of its files. */
  folder: string;
}

async function publishObjects(publication: ObjectPublication): Promise<Publication> {
  const { objects, release, files, record, folder } = publication;
  for (const file of files.keys()) checkedFile(file);
  const hashes = Object.fromEntries(
    [...files].map(([file, bytes]) => [file, integrityOf(bytes)] as const).toSorted(),
  );
  const text = Buffer.from(`${JSON.stringify({ files: hashes }, null, 2)}\n`);
  const known = await objects.get(record);
  if (known !== undefined) refuseOthers(release, known.bytes, hashes);
  const claim = `staging/${checkedRelease(release)}.claim`;
  if (known === undefined) await claimVersion(objects, { claim, text, release });
  let written = 0;
  await inTurns([...(await compressFiles(files))], async ([file, bytes]) => {
    if (await putFile(objects, folder + file, bytes)) written += 1;
  });
  if (known !== undefined) return written === 0 ? 'known' : 'repaired';
  const writer = randomUUID();
  const first = await objects.put(record, text, {
    only: 'new',
    writer,
    contentType: contentTypes['json'] ?? '',
  });
  await objects.remove([claim]);
  if (first) return 'published';
  const other = await objects.get(record);
  if (other?.writer === writer) return 'published';
  if (other !== undefined) refuseOthers(release, other.bytes, hashes);
  return 'known';
}

/** Writes a file if it is missing or differs. Returns whether it did. */
async function putFile(objects: S3Objects, key: string, bytes: Buffer): Promise<boolean> {
  const contentType =
    contentTypes[
      key
        .replace(/\.(?:br|gz)$/, '')
        .split('.')
        .at(-1) ?? ''
    ] ?? 'application/octet-stream';
  const writing = { contentType, cacheControl: 'public, max-age=31536000, immutable' };
  if (await objects.put(key, bytes, { ...writing, only: 'new' })) return true;
  const stored = await objects.get(key);
  if (stored?.bytes.equals(bytes)) return false;
  const only = stored === undefined ? 'new' : { etag: stored.etag };
  return (await objects.put(key, bytes, { ...writing, only })) || putFile(objects, key, bytes);
}

interface Claim {
  claim: string;
  text: Buffer;
  release: ReleaseName;
}

/** Claims a version for one build. The same bytes may claim it again; an abandoned claim expires. */
async function claimVersion(objects: S3Objects, { claim, text, release }: Claim): Promise<void> {
  if (await objects.put(claim, text, { only: 'new' })) return;
  const found = await objects.get(claim);
  if (found?.bytes.equals(text)) return;
  if (found === undefined) {
    await pause(100);
    return claimVersion(objects, { claim, text, release });
  }
  if (Date.now() - found.modified.getTime() > abandonedAfterMs) {
    if (await objects.put(claim, text, { only: { etag: found.etag } })) return;
    return claimVersion(objects, { claim, text, release });
  }
  throw new UserFacingError(
    `${release.name} ${release.version} is being published by someone else, with other bytes.`,
    'Raise the version in its package.json, build again and publish that. If that publication was interrupted, publish its bytes, or wait an hour.',
  );
}

function refuseOthers(release: ReleaseName, stored: Buffer, hashes: Record<string, string>): void {
  const known = parsed(release, stored);
  const [other] = Object.keys({ ...known, ...hashes }).filter((file) => known[file] !== hashes[file]);
  if (other !== undefined) throw otherBytes(release, other in hashes ? other : undefined);
}

function parsed({ name, version }: ReleaseName, stored: Buffer): Record<string, string> {
  try {
    return recordSchema.parse(JSON.parse(stored.toString('utf8'))).files;
  } catch (error) {
    throw new UserFacingError(
      `The record of ${name} ${version} is damaged (releases/${name}/${version}.json).`,
      'Restore it from a backup, or remove it and publish the same build again.',
      error,
    );
  }
}
